import * as Radix from '@radix-ui/react-collapsible';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsPrinting } from '../../lib/useIsPrinting.ts';
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
  children: ReactNode;
}

/**
 * A section that opens and closes under its heading; several may be open. Closed, its content is not
 * in the page; on paper it is always open.
 * @see design.md, 2.3, Collapsible section
 */
export function CollapsibleSection({
  title,
  summary,
  missing,
  headingLevel = 2,
  children,
  ...root
}: CollapsibleSectionProps) {
  const isPrinting = useIsPrinting();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Radix.Root
      data-slot="collapsible-section"
      className="group/section border-t border-line last:border-b forced-colors:border-[CanvasText]"
      {...root}
    >
      <Heading className={headingLevel === 2 ? 'font-display text-h3 font-medium' : 'text-h4 font-semibold'}>
        <Radix.Trigger className="flex min-h-16 w-full items-center gap-3 rounded-control py-3 text-start hover:text-primary">
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className="size-5 shrink-0 text-ink-3 transition-transform duration-200 ease-thread group-data-[state=closed]/section:-rotate-90 motion-reduce:transition-none print:hidden"
          />
          <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
          {summary !== undefined && (
            <span className="max-w-[50%] text-end font-ui text-sm font-normal text-ink-3 wrap-anywhere">
              {summary}
            </span>
          )}
          {missing !== undefined && <Tag tone="warn">{missing}</Tag>}
        </Radix.Trigger>
      </Heading>
      <Radix.Content
        {...(isPrinting ? { forceMount: true } : {})}
        className="pb-6 transition-opacity duration-200 starting:opacity-0 sm:ps-8"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
