import { tabStorage } from './device-storage.ts';

/** Where the two wills of the choice page begin. */
export const startPaths = { free: '/create-free-will', professional: '/create-will' } as const;
export type StartPath = (typeof startPaths)[keyof typeof startPaths];

const KEY = 'virasat.start';

/**
 * Remembers, through the sign-in that follows, which will was chosen; null forgets it, so that a sign-in begun anywhere
 * else ends at the dashboard.
 *
 * @see architecture.md, Other decisions, start addresses on Get started
 */
export function keepStart(path: StartPath | null): void {
  if (path === null) tabStorage.removeItem(KEY);
  else tabStorage.setItem(KEY, path);
}

/** Takes the start that was chosen before the sign-in, or null; it leads there once. */
export function takeStart(): StartPath | null {
  const kept = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  return Object.values(startPaths).find((path) => path === kept) ?? null;
}
