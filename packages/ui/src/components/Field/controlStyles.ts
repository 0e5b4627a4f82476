import { cva } from 'class-variance-authority';

/** The box of everything that is typed into or chosen from. Its width follows what is expected in it. */
export const control = cva(
  [
    'min-h-12 min-w-0 max-w-full rounded-control border-[1.5px] border-edge bg-surface px-3.5 py-2',
    'text-base leading-[1.6] text-ink transition-colors not-aria-invalid:hover:border-ink',
    '[&[readonly]]:border-transparent [&[readonly]]:bg-sunk',
    'disabled:border-line disabled:bg-sunk disabled:text-ink-3',
    // The edge grows into the padding, so that nothing moves.
    'aria-invalid:border-[2.5px] aria-invalid:border-danger aria-invalid:px-[13px]',
    'forced-colors:border-[FieldText] forced-colors:aria-invalid:border-[Mark]',
    'print:border-line print:bg-transparent',
  ],
  {
    variants: {
      width: {
        full: 'w-full',
        long: 'w-full sm:w-[34ch]',
        short: 'w-[18ch]',
        share: 'w-[calc(4ch+2rem)] text-end tabular',
        age: 'w-[calc(3ch+2rem)] tabular',
        year: 'w-[calc(5ch+2rem)] tabular',
        month: 'w-[calc(5ch+2rem)] tabular',
        day: 'w-[calc(3ch+2rem)] tabular',
      },
    },
    defaultVariants: { width: 'full' },
  },
);

/** The 4 px bar at the left of a field or group in error; it takes no room, so nothing moves. */
export const errorBar =
  'relative before:pointer-events-none before:absolute before:inset-y-0 before:-start-4 before:border-s-4 before:border-danger';
