import { useId } from 'react';
import { screenColumn } from '../layout.ts';
import { proposed } from '../texts.ts';
import { SpecimenSheet } from './SpecimenSheet.tsx';

/** The first page of an example will, as a picture. */
export interface Specimen {
  /** In English: ‹Hindi›. The page's own letters are outlines in the picture. */
  language: string;
  src: string;
}

export interface SpecimensSectionProps {
  /** The first is the one that most visitors read: it is shown largest. */
  specimens: readonly [Specimen, ...Specimen[]];
}

/**
 * What one gets, as it comes from the printer: a page a language, drawn by the product itself.
 * @see design.md, 1.1: the will is always shown as paper
 */
export function SpecimensSection({ specimens }: SpecimensSectionProps) {
  const titleId = useId();
  const [first, ...others] = specimens;
  return (
    <section
      data-slot="specimens-section"
      aria-labelledby={titleId}
      className={screenColumn({ width: 'shell', className: 'pb-18 lg:pb-24 print:hidden' })}
    >
      <h2 id={titleId} className="font-display text-h2 font-medium">
        {proposed.specimensTitle}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">{proposed.specimensText}</p>
      <ul className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)] lg:grid-rows-2">
        <SpecimenSheet {...first} className="md:max-lg:col-span-2 lg:row-span-2" crop="aspect-[210/146]" />
        {others.map((specimen) => (
          <SpecimenSheet key={specimen.src} {...specimen} crop="aspect-[210/118] lg:aspect-auto lg:flex-1" />
        ))}
      </ul>
    </section>
  );
}
