const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

// Viramas of the Indian scripts: what follows one is drawn together with what stands before it.
const ENDS_WITH_VIRAMA = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D]\u200D?$/u;

/**
 * Splits a text where it can be cut without harm to a letter: between grapheme clusters, with conjuncts whole.
 *
 * Older browsers' own segmentation cuts a conjunct at its virama, so the pieces are joined again here.
 */
export function graphemesOf(text: string): string[] {
  const clusters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const before = clusters.at(-1);
    if (before !== undefined && ENDS_WITH_VIRAMA.test(before) && /^\p{L}/u.test(segment)) {
      clusters[clusters.length - 1] = before + segment;
    } else clusters.push(segment);
  }
  return clusters;
}
