import type { WillDraft } from '@virasat/will-model';
import type { RichText } from '../document/rich-text.ts';
import type { Footer } from '../document/will-document.ts';
import { label } from './building.ts';
import { witnessBoxes } from './execution.ts';
import { printable, type Say } from './say.ts';

/**
 * Parts the row FOOT: the sentence about the page, then the label for the testator's initials.
 *
 * @throws RangeError Where the row doesn't end with a label behind the page's sentence.
 */
function partedFoot(row: RichText): { page: RichText; testator: string } {
  const closing = row.findLast((segment) => segment.kind === 'words');
  const [, stop, testator] = /^([.।])\s+(.+:)\s*$/u.exec(closing?.kind === 'words' ? closing.text : '') ?? [];
  if (closing === undefined || stop === undefined || testator === undefined) {
    throw new RangeError('Row FOOT has no label for the testator');
  }
  const page = row.slice(0, row.indexOf(closing));
  return { page: [...page, { kind: 'words', text: stop }], testator };
}

/**
 * What stands at the foot of every page of the will.
 *
 * @see wording.md, FOOT and FOOT.W
 */
export function footer(draft: WillDraft, say: Say): Footer {
  const { page, testator } = partedFoot(
    say('FOOT', { n: [{ kind: 'page-number' }], total: [{ kind: 'page-count' }] }),
  );
  const name = printable(draft.personalDetails.documentName);
  return {
    name: name === '' ? [] : [{ kind: 'value', text: name, field: 'personalDetails.documentName' }],
    page,
    initials: [
      testator,
      ...witnessBoxes(draft).map((_, index) => label(say('FOOT.W', { n: String(index + 1) })).trim()),
    ],
  };
}
