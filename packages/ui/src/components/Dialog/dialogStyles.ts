import { cva } from 'class-variance-authority';

/** The darkened page behind a dialog. */
export const dialogScrim =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-200 motion-safe:starting:opacity-0 print:hidden';

/** The sheet of paper itself: a full-width sheet on small phones, centred above that. */
export const dialogPanel = cva(
  [
    'fixed z-40 flex flex-col overflow-y-auto overscroll-contain border border-line bg-surface text-ink shadow-e3 outline-none',
    'transition duration-200 ease-thread motion-safe:starting:translate-y-2 motion-safe:starting:opacity-0',
    'forced-colors:border-2 forced-colors:border-[CanvasText] print:static print:max-h-none print:translate-none print:shadow-none',
  ],
  {
    variants: {
      size: {
        normal: [
          'inset-x-0 bottom-0 max-h-[90dvh] rounded-t-dialog pb-[env(safe-area-inset-bottom)]',
          'xs:inset-x-4 xs:inset-y-0 xs:m-auto xs:h-fit xs:max-w-dialog xs:rounded-dialog xs:pb-0',
        ],
        side: ['inset-y-0 end-0 h-dvh w-full sm:w-[34rem] sm:rounded-s-dialog'],
        wide: [
          'inset-0 h-dvh',
          'md:inset-x-4 md:inset-y-0 md:m-auto md:h-[90dvh] md:max-w-dialog-wide md:rounded-dialog',
        ],
      },
    },
  },
);

/** Title of a dialog, in the display face. */
export const dialogTitle = 'font-display text-h3 font-medium text-balance wrap-anywhere outline-none';

/** The row of buttons: the safe one first, stacked on small phones. */
export const dialogActions =
  'flex flex-col gap-3 border-t border-line px-5 py-4 xs:flex-row xs:flex-wrap xs:justify-end xs:px-6 print:hidden';
