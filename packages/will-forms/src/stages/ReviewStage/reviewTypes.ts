import type { WillLang } from '@virasat/ui';
import type { WillDraft } from '@virasat/will-model';

/** A stage that the review can lead back to. */
export type EditableStage = 1 | 2 | 3 | 4 | 5 | 6;

/** What each section of the review is given. */
export interface ReviewSectionProps {
  draft: WillDraft;
  /** The person's own date, 'YYYY-MM-DD'. */
  today: string;
  onEdit(stage: EditableStage): void;
}

const willLangs = { english: 'en', hindi: 'hi', marathi: 'mr' } as const satisfies Record<
  WillDraft['personalDetails']['language'],
  WillLang
>;

/** The will's language as `lang` takes it: it gives typed Devanagari its Hindi or Marathi letter shapes. */
export const willLangOf = ({ personalDetails }: WillDraft): WillLang => willLangs[personalDetails.language];
