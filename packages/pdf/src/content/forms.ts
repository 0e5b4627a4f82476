import type { FormBlock, FormField, KeepWithNext } from '../document/blocks.ts';
import { fieldsOf, type RichText, type Segment } from '../document/rich-text.ts';
import type { WordingKey } from '../wording/wording.ts';
import { statutesOf } from './statutes.ts';

type Room = FormField['room'];

interface Line {
  label: string;
  /** Null where the label is a sentence of its own, with nothing to fill in. */
  fill: RichText | null;
}

/** Reads a row as the labels that it holds, each ending with a colon, and what stands behind each. */
function linesOf(row: RichText): Line[] {
  const lines: Line[] = [];
  let open = '';
  for (const segment of row) {
    if (segment.kind !== 'words') {
      const last = lines.at(-1);
      if (last?.fill === null && open.trim() === '') last.fill = [segment];
      else lines.push({ label: open.trim(), fill: [segment] });
      open = '';
      continue;
    }
    const parts = `${open}${segment.text}`.split(/(?<=:)\s/u);
    open = parts.pop() ?? '';
    for (const part of parts) lines.push({ label: part.trim(), fill: null });
  }
  return lines;
}

/** Joins neighbouring words, so that a number put into a label belongs to it: 'Witness 2:'. */
function joined(row: RichText): RichText {
  const segments: Segment[] = [];
  for (const segment of row) {
    const last = segments.at(-1);
    if (last?.kind === 'words' && segment.kind === 'words') {
      segments[segments.length - 1] = { kind: 'words', text: last.text + segment.text };
    } else segments.push(segment);
  }
  return segments;
}

/**
 * Makes a form of a row that has labels, values and `____`.
 *
 * @param rooms How much room each line needs, in the row's order.
 * @throws RangeError Where the row has more or fewer lines than rooms.
 * @see wording.md, SIG, READ and WIT
 */
export function form(
  key: WordingKey,
  row: RichText,
  rooms: readonly Room[],
  { isBoxed, keepWithNext }: { isBoxed: boolean; keepWithNext: KeepWithNext },
): FormBlock {
  const lines = linesOf(joined(row));
  const heading = lines.filter(({ fill }) => fill === null).map(({ label }) => label);
  const fillable = lines.flatMap(({ label, fill }) => (fill === null ? [] : [{ label, fill }]));
  if (fillable.length !== rooms.length) throw new RangeError(`Row ${key} has ${fillable.length} lines`);
  return {
    kind: 'form',
    key,
    statutes: statutesOf(key),
    fields: fieldsOf(row),
    keepWithNext,
    isBoxed,
    ...(heading.length === 0 ? {} : { heading: heading.join(' ') }),
    lines: fillable.map(({ label, fill }, index) => ({
      label,
      value: fill.every(({ kind }) => kind === 'blank') ? null : fill,
      room: rooms[index] ?? 'line',
    })),
  };
}
