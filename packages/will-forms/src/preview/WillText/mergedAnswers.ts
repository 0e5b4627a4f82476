import type { RichText, Segment } from '@virasat/pdf';

/** Joins what one answer is printed as: a date's figures and words are one thing to go to, not three. */
export function mergedAnswers(text: RichText): RichText {
  const merged: Segment[] = [];
  for (const segment of text) {
    const last = merged.at(-1);
    if (segment.kind === 'value' && last?.kind === 'value' && last.field === segment.field) {
      merged[merged.length - 1] = { ...last, text: last.text + segment.text };
    } else merged.push(segment);
  }
  return merged;
}
