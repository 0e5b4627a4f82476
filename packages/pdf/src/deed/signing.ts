import type { FreeWillDeed } from '@virasat/will-model';
import { detail } from '../content/building.ts';
import { type Say, typed } from '../content/say.ts';
import { statutesOf } from '../content/statutes.ts';
import type { Block } from '../document/blocks.ts';
import { fieldsOf, type RichText } from '../document/rich-text.ts';

/**
 * Parts the row D.6: the sentence of the signing, then the label of the line to sign on.
 *
 * @throws RangeError Where the row has no label for the signature behind its sentence.
 */
function parted(row: RichText): { sentence: RichText; label: string; caption: RichText } {
  const line = row.findLastIndex((segment) => segment.kind === 'blank' && segment.field === undefined);
  const before = row[line - 1];
  const [, end, label] =
    before?.kind === 'words' ? (/^(.*[.।])\s+([^.।]+:)\s*$/u.exec(before.text) ?? []) : [];
  if (end === undefined || label === undefined)
    throw new RangeError('Row D.6 has no label for the signature');
  return {
    sentence: [...row.slice(0, line - 1), { kind: 'words', text: end }],
    label,
    caption: row
      .slice(line + 1)
      .map((segment) => (segment.kind === 'words' ? { ...segment, text: segment.text.trim() } : segment)),
  };
}

/** A place's name needs more room for the pen than one blank leaves. */
const withLongBlanks = (text: RichText): RichText =>
  text.flatMap((segment) =>
    segment.kind === 'blank' && segment.field === undefined ? [segment, segment] : [segment],
  );

/**
 * When and where the deed is signed, and the line to sign on. The date is printed as it was chosen; the place is
 * always left for the pen.
 *
 * @param signDate In figures and words.
 * @throws RangeError Where the row D.6 doesn't end with a line to sign on.
 * @see wording.md, D.6; Indian Succession Act 1925, s. 63
 */
export function signing({ fullName }: FreeWillDeed, signDate: RichText, say: Say): Block[] {
  const { sentence, label, caption } = parted(
    say('D.6', { signDate, fullName: typed(fullName, 'fullName') }),
  );
  return [
    detail('D.6', withLongBlanks(sentence), { decidedBy: ['date', 'month', 'year'], keepWithNext: true }),
    {
      kind: 'form',
      key: 'D.6',
      statutes: statutesOf('D.6'),
      fields: fieldsOf(caption),
      keepWithNext: true,
      isBoxed: false,
      lines: [{ label, value: null, room: 'signature', caption }],
    },
  ];
}
