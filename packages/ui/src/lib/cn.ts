import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// Names that tokens/theme.css adds; an unknown text size would be taken for a colour and dropped.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['h4', 'h3', 'h2', 'h1', 'hero'],
      shadow: ['e1', 'e2', 'e3'],
      radius: ['doc', 'control', 'card', 'dialog'],
      breakpoint: ['xs', 'nav'],
      container: ['form', 'reading', 'shell', 'dialog', 'dialog-wide'],
      ease: ['thread'],
    },
  },
});

/** Joins classes; of two that set the same thing the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
