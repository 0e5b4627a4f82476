import { isBlank, type Nominee, type WillDraft } from '@virasat/will-model';
import type { TableBlock } from '../document/blocks.ts';
import { words } from '../document/rich-text.ts';
import type { Article } from '../document/will-document.ts';
import { article, clause, label, table } from './building.ts';
import { relationIn } from './relations.ts';
import { blank, type Say, typed } from './say.ts';
import { DASH } from './takers.ts';

/** The table of nominees; the note column goes when every note is empty. */
function nomineeTable(nominees: readonly Nominee[], say: Say): TableBlock {
  const hasNotes = nominees.some(({ nomiee_notes }) => !isBlank(nomiee_notes));
  const nobodyYet = { cells: [words('1'), blank('nominees'), blank('nominees')] };
  return table('III.1', {
    columns: [
      { header: label(say('label.no')), weight: 10, fitsContent: true },
      { header: label(say('label.name')), weight: 40 },
      { header: label(say('label.relationship')), weight: 25 },
      ...(hasNotes ? [{ header: label(say('label.note')), weight: 40 }] : []),
    ],
    rows:
      nominees.length === 0
        ? [nobodyYet]
        : nominees.map(({ name, relation, nomiee_notes }, index) => ({
            cells: [
              words(String(index + 1)),
              typed(name, `nominees.${index}.name`),
              relationIn(relation, `nominees.${index}.relation`, say),
              ...(hasNotes
                ? [isBlank(nomiee_notes) ? DASH : typed(nomiee_notes, `nominees.${index}.nomiee_notes`)]
                : []),
            ],
          })),
  });
}

/**
 * Article III: who the beneficiaries are, in the draft's order.
 *
 * @see wording.md, III; Indian Succession Act 1925, ss. 75, 76, 89
 */
export const beneficiaries = ({ nominees }: WillDraft, say: Say): Article =>
  article(
    'III',
    [
      clause('III.1', say('III.1'), { keepWithNext: true }),
      nomineeTable(nominees, say),
      clause('III.2', say('III.2')),
      clause('III.3', say('III.3')),
    ],
    say,
  );
