import { cva } from 'class-variance-authority';

/** The column that a screen's content stands in, with the page's gutters. */
export const screenColumn = cva('mx-auto px-4 md:px-6 xl:px-8', {
  variants: {
    /** `shell` for whole pages, `reading` for text, `card` for one form in the middle. */
    width: { shell: 'max-w-shell', reading: 'max-w-reading', card: 'box-content max-w-[30rem]' },
  },
});

/** A sheet of paper on the page. In dark its border is the line that stands in for the smallest shadow. */
export const screenCard =
  'rounded-card border border-line bg-surface shadow-e1 dark:shadow-none forced-colors:border-[CanvasText]';
