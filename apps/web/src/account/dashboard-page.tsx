import { DashboardScreen, formatTime, type QuickAction } from '@virasat/ui';
import { REVIEW_STAGE } from '@virasat/will-model';
import { isBegun } from '../draft/draft-store.ts';
import { renderLink } from '../shell/render-link.tsx';
import { useDraft } from './account-context.tsx';
import { accountTexts as texts } from './texts.ts';

/** 'Quick Actions' (spec.md section 2, Dashboard). */
const quickActions: readonly QuickAction[] = [
  { label: 'Create Will', href: '/create-will', icon: 'will' },
  { label: 'Create Free Will', href: '/create-free-will', icon: 'free-will' },
  { label: 'Recent Documents', href: '/recent-documents', icon: 'documents' },
  { label: 'Account Settings', href: '/settings', icon: 'settings' },
  { label: 'Billing', href: '/billing', icon: 'billing' },
];

/** The dashboard, with the will that is unfinished on this device. */
export function DashboardPage() {
  const draft = useDraft();
  const stage = Math.max(1, draft.stage);
  const keptAt = draft.keptAt === null ? null : formatTime(new Date(draft.keptAt));
  return (
    <DashboardScreen
      renderLink={renderLink}
      quickActions={quickActions}
      createWillHref="/create-will"
      createFreeWillHref="/create-free-will"
      unfinished={
        isBegun(draft)
          ? { text: texts.unfinished(stage, REVIEW_STAGE, keptAt), href: '/create-will' }
          : undefined
      }
    />
  );
}
