import { ChevronRight, FilePen, FileText, FolderOpen, ReceiptIndianRupee, Settings } from 'lucide-react';
import { useId } from 'react';
import type { RenderLink } from '../../lib/renderLink.ts';
import { specified } from '../texts.ts';

/** One row of 'Quick Actions'. */
export interface QuickAction {
  label: string;
  href: string;
  /** What stands before the words, for the eye alone. */
  icon: keyof typeof icons;
}

const icons = {
  will: FilePen,
  'free-will': FileText,
  documents: FolderOpen,
  settings: Settings,
  billing: ReceiptIndianRupee,
} as const;

export interface DashboardScreenActionsProps {
  renderLink: RenderLink;
  actions: readonly QuickAction[];
}

const rowClass =
  'group relative flex min-h-14 items-center gap-4 rounded-control px-3 py-3 font-semibold text-ink transition-colors hover:bg-primary-tint hover:text-primary';

function ActionIcon({ icon }: Pick<QuickAction, 'icon'>) {
  const Icon = icons[icon];
  return <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-primary" />;
}

/** 'Quick Actions': linked rows, ruled like a register. */
export function DashboardScreenActions({ renderLink, actions }: DashboardScreenActionsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="font-display text-h3 font-medium">
        {specified.quickActions}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {actions.map(({ label, href, icon }) => (
          <li key={href} className="py-1">
            {renderLink({
              href,
              className: rowClass,
              children: (
                <>
                  <ActionIcon icon={icon} />
                  <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
                  <ChevronRight
                    aria-hidden
                    strokeWidth={1.75}
                    className="size-5 shrink-0 text-ink-3 transition-transform group-hover:text-primary motion-safe:group-hover:translate-x-1"
                  />
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
