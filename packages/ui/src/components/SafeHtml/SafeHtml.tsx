import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { cn } from '../../lib/cn.ts';
import { safeHtmlToReact } from './htmlToReact.tsx';

export interface SafeHtmlProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** HTML from outside; see `safeHtmlToReact` for what is kept. */
  html: string;
  /** Shown where nothing readable is left. */
  fallback?: ReactNode;
}

/** Shows a server's message without trusting it. */
export function SafeHtml({ html, fallback = null, className, ...props }: SafeHtmlProps) {
  const content = useMemo(() => safeHtmlToReact(html), [html]);
  return (
    <div
      data-slot="safe-html"
      className={cn(
        'space-y-2 wrap-anywhere [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-[.2em]',
        '[&_b]:font-semibold [&_strong]:font-semibold [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6',
        className,
      )}
      {...props}
    >
      {content.length > 0 ? content : fallback}
    </div>
  );
}
