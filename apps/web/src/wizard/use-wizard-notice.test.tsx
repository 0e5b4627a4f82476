import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountTexts } from '../account/texts.ts';
import { useWizardNotice } from './use-wizard-notice.ts';

const location = vi.hoisted(() => ({ state: { openedDocument: 'Will of Meera' } }));
vi.mock('@tanstack/react-router', () => ({
  useRouterState: ({ select }: { select(state: { location: typeof location }): unknown }) =>
    select({ location }),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Notice() {
  return useWizardNotice();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('an opened document is told for one second, and no longer', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<Notice />));
  expect(place.textContent).toBe(accountTexts.opening('Will of Meera'));
  await act(async () => vi.advanceTimersByTime(999));
  expect(place.textContent).toBe(accountTexts.opening('Will of Meera'));
  await act(async () => vi.advanceTimersByTime(1));
  expect(place.textContent).toBe('');
  await act(async () => root.unmount());
});
