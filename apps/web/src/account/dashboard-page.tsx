import { DashboardScreen, formatTime } from '@virasat/ui';
import { REVIEW_STAGE } from '@virasat/will-model';
import { isBegun } from '../draft/draft-store.ts';
import { renderLink } from '../shell/render-link.tsx';
import { useDraft } from './account-context.tsx';
import { accountTexts as texts } from './texts.ts';

const quickActions = [
  { label: 'Create Will', href: '/create-will' },
  { label: 'Recent Documents', href: '/recent-documents' },
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
      unfinished={
        isBegun(draft)
          ? { text: texts.unfinished(stage, REVIEW_STAGE, keptAt), href: '/create-will' }
          : undefined
      }
    />
  );
}
