import { cva } from 'class-variance-authority';
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

const alert = cva(
  'flex gap-3 rounded-control border border-s-4 border-transparent p-4 text-ink forced-colors:border-s-[6px] print:break-inside-avoid',
  {
    variants: {
      tone: {
        info: 'border-s-primary bg-primary-tint',
        ok: 'border-s-ok-ink bg-ok-tint',
        warn: 'border-s-warn-ink bg-warn-tint',
        danger: 'border-s-danger bg-danger-tint',
      },
    },
  },
);

const icons = {
  info: { Icon: Info, ink: 'text-primary' },
  ok: { Icon: CircleCheck, ink: 'text-ok-ink' },
  warn: { Icon: TriangleAlert, ink: 'text-warn-ink' },
  danger: { Icon: OctagonAlert, ink: 'text-danger' },
} as const;

/** Tone of an alert; the icon and the words carry the meaning, colour supports them. */
export type AlertTone = keyof typeof icons;

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone: AlertTone;
  /** A short first line in bold. Without it the text stands alone. */
  title?: string | undefined;
  /** At most one button or link. */
  action?: ReactNode;
  /**
   * Set for what appears after the page has loaded, so that it is spoken: failures and cautions at
   * once (`role="alert"`), the rest when the reader is free (`role="status"`).
   */
  live?: boolean | undefined;
}

/**
 * A message that stays on the page until its cause is gone.
 * @see design.md, 2.3
 */
export function Alert({ tone, title, action, live = false, className, children, ...props }: AlertProps) {
  const { Icon, ink } = icons[tone];
  const liveRole = tone === 'danger' || tone === 'warn' ? 'alert' : 'status';
  return (
    <div
      data-slot="alert"
      data-tone={tone}
      role={live ? liveRole : undefined}
      className={cn(alert({ tone }), className)}
      {...props}
    >
      <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', ink)} strokeWidth={1.75} />
      <div className="min-w-0 flex-1 space-y-1 wrap-break-word">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {/* On phones what stands under a title has the icon's column too: a long text needs every letter of width. */}
        <div className={cn('space-y-1', title !== undefined && 'max-xs:-ms-8')}>
          {children !== undefined && <div>{children}</div>}
          {action !== undefined && <div className="pt-2 print:hidden">{action}</div>}
        </div>
      </div>
    </div>
  );
}
