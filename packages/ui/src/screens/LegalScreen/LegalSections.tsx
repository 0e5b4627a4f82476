import { useId } from 'react';
import type { LegalSection } from './content/index.ts';
import { proposedLegal as proposed } from './legalTexts.ts';

const linkClass =
  'flex min-h-11 items-center gap-3 rounded-control text-ink-2 underline decoration-line underline-offset-[0.2em] hover:text-ink hover:decoration-ink lg:min-h-9 lg:py-1 lg:text-sm';

/**
 * The list of sections. Its links are fragments of this page and need no router: they work before any script has run,
 * and the browser itself moves on from there when Tab is pressed.
 */
export function LegalSections({ sections }: { sections: readonly Pick<LegalSection, 'id' | 'title'>[] }) {
  const titleId = useId();
  return (
    <nav
      aria-labelledby={titleId}
      className="mt-8 border-y border-line py-5 lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-2 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto lg:border-y-0 lg:py-0 print:hidden"
    >
      <h2 id={titleId} className="font-ui text-sm font-semibold text-ink">
        {proposed.sections}
      </h2>
      <ol className="mt-1">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} className={linkClass}>
              <span className="w-7 shrink-0 text-end text-ink-3 tabular">{index + 1}.</span>
              <span className="min-w-0">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
