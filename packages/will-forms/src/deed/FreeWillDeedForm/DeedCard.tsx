import { type ReactNode, useId } from 'react';

export interface DeedCardProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One of the five cards of the deed. */
export function DeedCard({ title, text, children }: DeedCardProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-4 shadow-e1 sm:p-6"
    >
      <div>
        <h2 id={headingId} className="font-display text-h3 font-medium text-ink">
          {title}
        </h2>
        {text !== undefined && <p className="mt-1 text-ink-2">{text}</p>}
      </div>
      {children}
    </section>
  );
}
