import { existsSync } from 'node:fs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * How to start a whole Chromium, with its PDF viewer, where the machine has one.
 *
 * @returns Null where there is none, which is said; with CI=true it is an error instead.
 * @throws {Error} With CI=true and no such browser.
 */
export function fullBrowserLaunchOptions(
  args: readonly string[],
): { executablePath: string; args: string[] } | null {
  const executablePath = CANDIDATES.find((path) => existsSync(path));
  if (executablePath !== undefined) return { executablePath, args: [...args] };
  const missing = 'the framed preview (no whole Chromium on this machine; Debian: chromium)';
  if (process.env['CI'] === 'true') throw new Error(`Can't check ${missing}`);
  process.stderr.write(`SKIPPED: ${missing}\n`);
  return null;
}
