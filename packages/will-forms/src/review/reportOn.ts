import { auditGlyphs, composeWill } from '@virasat/pdf';
import type { WillDraft } from '@virasat/will-model';
import { type CheckReport, checkDraft } from '@virasat/will-model/checks';

/**
 * What the checks find in a draft, letters without a glyph included: only the printing side can see those. Of a long
 * draft it takes longer than a press may: what is drawn asks the `DraftReader`.
 *
 * @param today The person's own date, 'YYYY-MM-DD'.
 */
export const reportOn = (draft: WillDraft, today: string): CheckReport =>
  checkDraft(draft, { today, glyphFaults: auditGlyphs(composeWill(draft)) });
