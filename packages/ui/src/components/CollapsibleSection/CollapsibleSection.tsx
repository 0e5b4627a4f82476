import * as Radix from '@radix-ui/react-collapsible';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { listenForReveal, REVEALS_ATTRIBUTE } from '../../lib/reveal.ts';
import { useIsPrinting } from '../../lib/useIsPrinting.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { Tag } from '../Tag/Tag.tsx';

export interface CollapsibleSectionProps {
  title: string;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?(open: boolean): void;
  /** One line on what is inside, shown open and closed: ‹3 nominees›. */
  summary?: ReactNode;
  /** Said in a warn tag where something is missing inside: ‹Missing›. */
  missing?: string | undefined;
  headingLevel?: 2 | 3;
  id?: string;
  /**
   * The beginnings of the ids inside, separated by spaces: a link to one of them opens the section.
   * @see revealAndFocus
   */
  reveals?: string;
  children: ReactNode;
}

/** Opens what is closed when a link leads to something inside it. */
function useRevealed(root: RefObject<HTMLElement | null>, onReveal: () => void): void {
  const latest = useLatest(onReveal);
  useEffect(() => {
    const element = root.current;
    return element === null ? undefined : listenForReveal(element, () => latest.current());
  }, [root, latest]);
}

/**
 * A section that opens and closes under its heading; several may be open. Closed, its content is not
 * in the page; on paper it is always open.
 * @see design.md, 2.3, Collapsible section
 */
export function CollapsibleSection({
  title,
  open,
  defaultOpen = false,
  onOpenChange,
  summary,
  missing,
  headingLevel = 2,
  id,
  reveals,
  children,
}: CollapsibleSectionProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const root = useRef<HTMLDivElement>(null);
  const handleOpenChange = (isOpen: boolean) => {
    setOwnOpen(isOpen);
    onOpenChange?.(isOpen);
  };
  useRevealed(root, () => handleOpenChange(true));
  const isPrinting = useIsPrinting();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Radix.Root
      data-slot="collapsible-section"
      className="group/section border-t border-line last:border-b forced-colors:border-[CanvasText]"
      ref={root}
      open={open ?? ownOpen}
      onOpenChange={handleOpenChange}
      id={id}
      {...(reveals === undefined ? {} : { [REVEALS_ATTRIBUTE]: reveals })}
    >
      <Heading className={headingLevel === 2 ? 'font-display text-h3 font-medium' : 'text-h4 font-semibold'}>
        <Radix.Trigger className="flex min-h-16 w-full items-center gap-3 rounded-control py-3 text-start hover:text-primary">
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className="size-5 shrink-0 text-ink-3 transition-transform duration-200 ease-thread group-data-[state=closed]/section:-rotate-90 motion-reduce:transition-none print:hidden"
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6">
            <span className="min-w-0 wrap-anywhere">{title}</span>
            {summary !== undefined && (
              <span className="min-w-0 font-ui text-sm font-normal text-ink-3 wrap-anywhere">{summary}</span>
            )}
          </span>
          {missing !== undefined && (
            <Tag tone="warn" className="font-ui">
              {missing}
            </Tag>
          )}
        </Radix.Trigger>
      </Heading>
      {/* The room above is the halo's: focus on the heading must not lie over what it opened. */}
      <Radix.Content
        {...(isPrinting ? { forceMount: true } : {})}
        className="pt-3 pb-6 transition-opacity duration-200 motion-safe:starting:opacity-0 sm:ps-8"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
