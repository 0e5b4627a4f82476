import type { ArticleId } from '@virasat/pdf';
import type { StageNumber } from '@virasat/will-model';

/**
 * The articles that a stage feeds, in the will's order; none where the stage asks nothing that the will prints.
 *
 * @see wording.md, section 1, Document structure
 */
export const stageArticles: Readonly<Record<StageNumber, readonly ArticleId[]>> = {
  0: [],
  1: ['II'],
  2: ['III'],
  3: ['IV'],
  4: ['V'],
  5: ['VI'],
  6: ['VII', 'VIII', 'IX'],
  7: [],
};
