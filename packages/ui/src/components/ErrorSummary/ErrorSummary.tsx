import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { revealAndFocus } from '../../lib/reveal.ts';

/** One thing to put right. */
export interface SummarisedError {
  /** The very words at the field. */
  message: string;
  /** The item or label, where the message does not name it: ‹Asset 1›. */
  context?: string;
  /** The id of the control or group; it may be in a card that is closed. */
  targetId: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string;
  /** In the order of the page. Without any, nothing is shown. */
  errors: readonly SummarisedError[];
}

/**
 * All that is wrong on a page, at the top of main, above the h1. Give it focus (it takes a `ref`) when a person tried
 * to go on; each line leads to its control and opens what is closed round it.
 * @see design.md, 2.3, ErrorSummary
 */
export function ErrorSummary({ title, errors, className, ...props }: ErrorSummaryProps) {
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    <section
      data-slot="error-summary"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={cn(
        'scroll-mt-6 rounded-card border-[2.5px] border-s-8 border-danger bg-surface p-4 sm:p-6 print:hidden',
        className,
      )}
      {...props}
    >
      <h2 id={titleId} className="flex items-start gap-2.5 text-lg font-semibold text-ink">
        <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-[0.3em] shrink-0 text-danger" />
        <span>{title}</span>
      </h2>
      <ul className="mt-3 space-y-1 sm:ps-[1.875rem]">
        {errors.map(({ message, context, targetId }) => (
          <li key={`${targetId} ${message}`}>
            <a
              href={`#${targetId}`}
              onClick={(event) => {
                event.preventDefault();
                revealAndFocus(targetId);
              }}
              className="inline-block py-1 font-semibold text-danger underline decoration-1 underline-offset-[0.2em] hover:text-danger-hover hover:decoration-2"
            >
              {context === undefined ? message : `${context}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
