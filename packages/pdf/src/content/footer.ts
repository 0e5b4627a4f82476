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
 * What stands at the foot of every page that is signed.
 *
 * @param name Stands at its left.
 * @param witnessCount How many witnesses have a line for their initials.
 * @see wording.md, FOOT and FOOT.W
 */
export function footerWith(name: RichText, witnessCount: number, say: Say): Footer {
  const { page, testator } = partedFoot(
    say('FOOT', { n: [{ kind: 'page-number' }], total: [{ kind: 'page-count' }] }),
  );
  const witness = (index: number): string => label(say('FOOT.W', { n: String(index + 1) })).trim();
  return {
    name,
    page,
    initials: [testator, ...Array.from({ length: witnessCount }, (_, index) => witness(index))],
  };
}

/** The foot of a will's pages, with the person's own name for the document. */
export function footer(draft: WillDraft, say: Say): Footer {
  const name = printable(draft.personalDetails.documentName);
  return footerWith(
    name === '' ? [] : [{ kind: 'value', text: name, field: 'personalDetails.documentName' }],
    witnessBoxes(draft).length,
    say,
  );
}
