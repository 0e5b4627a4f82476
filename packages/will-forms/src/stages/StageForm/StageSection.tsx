import { type ReactNode, useId } from 'react';

export interface StageSectionProps {
  title: string;
  /** One sentence under the heading. */
  text?: ReactNode;
  children: ReactNode;
}

/** A group of fields under a heading of its own: ‹About you›. */
export function StageSection({ title, text, children }: StageSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-6">
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
