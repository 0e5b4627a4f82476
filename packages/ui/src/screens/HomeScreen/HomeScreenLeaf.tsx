import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { screenCard } from '../layout.ts';

export interface HomeScreenLeafProps {
  Icon: LucideIcon;
  title: string;
  text: string;
  /** The pieces of thread that start or end at this leaf's hole. */
  children: ReactNode;
}

/** One selling point on a leaf of paper, with a hole at its head and the knot in it. */
export function HomeScreenLeaf({ Icon, title, text, children }: HomeScreenLeafProps) {
  return (
    <li className={cn(screenCard, 'group relative p-6 pt-15 print:break-inside-avoid print:pt-6')}>
      <span
        aria-hidden
        className="absolute start-7 top-[1.125rem] size-4 rounded-full border border-edge bg-paper print:hidden"
      />
      {/* On phones the leaf hangs from the one above it. */}
      <span
        aria-hidden
        className="absolute start-[2.1875rem] -top-5 h-11.5 w-0.5 bg-primary group-first:hidden @min-[37rem]:hidden print:hidden forced-colors:bg-[CanvasText]"
      />
      {children}
      <span
        aria-hidden
        className="absolute start-8 top-[1.375rem] size-2 rounded-full bg-primary print:hidden forced-colors:bg-[CanvasText]"
      />
      <Icon aria-hidden className="size-6 text-primary forced-colors:text-[CanvasText]" strokeWidth={1.75} />
      <h3 className="mt-3 font-display text-h4 font-medium">{title}</h3>
      <p className="mt-1.5 text-sm text-ink-2">{text}</p>
    </li>
  );
}
