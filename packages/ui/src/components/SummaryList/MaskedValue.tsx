import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

export interface MaskedValueProps {
  /** What is shown until asked: XXXX XXXX 1234. */
  masked: string;
  /** The whole value, exactly as typed. */
  value: string;
  /** Full name of the button, what it shows included: ‹Show ID number›. */
  showLabel: string;
  hideLabel: string;
}

/**
 * A number that not everybody near the screen should read. Printing gives what is on the screen.
 * @see design.md, 1.8
 */
export function MaskedValue({ masked, value, showLabel, hideLabel }: MaskedValueProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span data-slot="masked-value" className="inline-flex flex-wrap items-center gap-x-4">
      <span className="tabular-nums" translate="no">
        {isShown ? value : masked}
      </span>
      <button
        type="button"
        onClick={() => setShown(!isShown)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control text-primary underline underline-offset-[.2em] hover:text-primary-hover print:hidden"
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        <span>{isShown ? hideLabel : showLabel}</span>
      </button>
    </span>
  );
}
