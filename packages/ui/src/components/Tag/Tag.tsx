import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

const tag = cva(
  'inline-flex max-w-full items-center gap-1 rounded-full border px-2.5 py-0.5 font-ui text-xs font-semibold wrap-break-word',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-sunk text-ink-2',
        brass: 'border-brass bg-surface text-brass-ink',
        warn: 'border-transparent bg-warn-tint text-warn-ink',
        ok: 'border-transparent bg-ok-tint text-ok-ink',
        danger: 'border-transparent bg-danger-tint text-danger',
      },
    },
  },
);

/** What a tag is for; `brass` marks the one that is recommended. */
export type TagTone = 'neutral' | 'brass' | 'warn' | 'ok' | 'danger';

export interface TagProps extends ComponentProps<'span'> {
  /** Colour only supports the word inside; the word carries the meaning. */
  tone: TagTone;
  /** A 16 px icon before the word. */
  icon?: ReactNode;
}

/** One state, said in a word or two. */
export function Tag({ tone, icon, className, children, ...props }: TagProps) {
  return (
    <span data-slot="tag" data-tone={tone} className={cn(tag({ tone }), className)} {...props}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
