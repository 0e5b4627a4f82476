/** Looks of what lies over the head of the page for a moment; it takes no press, and nothing moves for it. */
export const passingNote = {
  place: 'pointer-events-none fixed inset-x-4 top-4 z-30 flex justify-center print:hidden',
  note: 'max-w-form rounded-control border border-line bg-surface px-4 py-2 text-ink shadow-e2 wrap-anywhere forced-colors:border-[CanvasText]',
} as const;
