import { Check, CircleAlert, Clock, PenLine } from 'lucide-react';
import type { ComponentProps } from 'react';
import { texts } from '../../texts.ts';
import { Tag, type TagTone } from '../Tag/Tag.tsx';

const badges = {
  draft: { tone: 'warn', Icon: PenLine, text: texts.statusDraft },
  complete: { tone: 'ok', Icon: Check, text: texts.statusComplete },
  Success: { tone: 'ok', Icon: Check, text: texts.statusSuccess },
  Pending: { tone: 'warn', Icon: Clock, text: texts.statusPending },
  failed: { tone: 'danger', Icon: CircleAlert, text: texts.statusFailed },
} as const satisfies Record<string, { tone: TagTone; Icon: unknown; text: string }>;

/** A document is a draft or complete; a payment is Success, Pending or (whatever else) failed. */
export type Status = keyof typeof badges;

export interface StatusBadgeProps extends Omit<ComponentProps<typeof Tag>, 'tone' | 'icon' | 'children'> {
  status: Status;
}

/**
 * The state of a document or a payment: colour, icon and word together.
 * @see spec.md, section 2, Recent documents; section 3, Payment item
 */
export function StatusBadge({ status, ...props }: StatusBadgeProps) {
  const { tone, Icon, text } = badges[status];
  return (
    <Tag
      data-slot="status-badge"
      tone={tone}
      icon={<Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />}
      {...props}
    >
      {text}
    </Tag>
  );
}
