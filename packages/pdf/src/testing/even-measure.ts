import type { Measure } from '../layout/placed.ts';
import { MM_PER_PT } from '../layout/typography.ts';

/** Takes every character for half an em wide: layout is tested without a font. */
export const evenMeasure: Measure = (text, { sizePt }) => text.length * sizePt * MM_PER_PT * 0.5;
