import { tabStorage } from './device-storage.ts';

/** What the home page tells a person who has been sent there. It says nothing of who they are. */
export const noticeKinds = [
  'sign-in-needed',
  'sign-in-failed',
  'session-ended',
  'session-ended-saved',
  'account-deleted',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const KEY = 'virasat.notice';

/** Leaves a notice for the home page; it outlives a redirect to the provider and back. */
export function leaveNotice(kind: NoticeKind): void {
  try {
    tabStorage.setItem(KEY, kind);
  } catch {
    // Without storage there is no way to carry a word over the redirect; the page shown says enough by itself.
  }
}

/** Takes the notice that was left, or null; it is told once. */
export function takeNotice(): NoticeKind | null {
  const left = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  return noticeKinds.find((kind) => kind === left) ?? null;
}
