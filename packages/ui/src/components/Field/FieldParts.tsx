import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';

/** ‹(optional)›, behind a label or legend. */
export function OptionalMark() {
  return <span className="font-normal text-ink-3">{texts.optional}</span>;
}

/** What to type, under the label. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className="max-w-[62ch] text-sm text-ink-3">
      {children}
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  /** What the message, whose words are fixed, leaves out: ‹The month is missing.› */
  detail?: string | undefined;
  children: ReactNode;
}

/**
 * The error message. It stands above the control, where neither a phone's keyboard nor an autofill list hides it.
 * @see design.md, 2.0
 */
export function FieldError({ id, detail, children }: FieldErrorProps) {
  return (
    <p id={id} data-slot="field-error" className="flex items-start gap-2 font-semibold text-danger">
      <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-[0.2em] shrink-0" />
      <span className="min-w-0">
        <span className="sr-only">{texts.errorPrefix}</span>
        <span>{children}</span>
        {detail !== undefined && <span className="block font-normal">{detail}</span>}
      </span>
    </p>
  );
}

/** Why something typed was not taken; it is spoken by `announce`, and goes with the next change. */
export function FieldNotice({ children }: { children: ReactNode }) {
  return (
    <p data-slot="field-notice" className="flex items-start gap-2 text-sm text-warn-ink">
      <Info aria-hidden size={16} strokeWidth={1.75} className="mt-[0.25em] shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
