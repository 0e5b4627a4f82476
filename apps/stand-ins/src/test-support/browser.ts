import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openAccounts } from '../accounts/accounts.ts';
import { type Config, readConfig } from '../config.ts';
import { createIdentityApp } from '../identity/app.ts';
import { openKeys } from '../identity/keys.ts';

const made: string[] = [];

/** A new data folder, which goes once the file's tests are through. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'virasat-stand-ins-'));
  made.push(folder);
  return folder;
}

afterAll(async () => {
  await Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Keys and accounts are made once a file: RSA keys take their time. */
let template: Promise<string> | undefined;
async function makeTemplate(): Promise<string> {
  const folder = await newFolder();
  await openKeys(folder);
  await openAccounts(folder);
  return folder;
}

async function newPreparedFolder(): Promise<string> {
  template ??= makeTemplate();
  const folder = await newFolder();
  await cp(await template, folder, { recursive: true });
  return folder;
}

/** A sign-in of its own, with a clock that a test can move. */
export async function openIdentity(env: Record<string, string> = {}, dataDir?: string) {
  const folder = dataDir ?? (await newPreparedFolder());
  const config: Config = readConfig({ DATA_DIR: folder, ...env });
  let nowMs = Date.parse('2026-11-28T04:30:00Z');
  const app = createIdentityApp({
    config,
    accounts: await openAccounts(folder),
    keys: await openKeys(folder),
    nowMs: () => nowMs,
  });
  return {
    app,
    config,
    folder,
    wait: (ms: number) => {
      nowMs += ms;
    },
  };
}

type App = Awaited<ReturnType<typeof openIdentity>>['app'];

/** As much of a browser as a sign-in needs: it keeps cookies and follows nothing. */
export function makeBrowser(app: App) {
  const cookies = new Map<string, string>();
  const keepCookies = (response: Response): Response => {
    for (const header of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=');
      if (/max-age=0/i.test(header)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const get = async (path: string) => keepCookies(await app.request(path, { headers: { cookie: cookie() } }));
  const post = async (path: string, form: Record<string, string>) =>
    keepCookies(
      await app.request(path, {
        method: 'POST',
        headers: { cookie: cookie() },
        body: new URLSearchParams(form),
      }),
    );
  /** Opens a page and sends its form with its own hidden field. */
  const fillIn = async (path: string, form: Record<string, string>, to = path) => {
    const page = await (await get(path)).text();
    return post(to, { csrf: /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '', ...form });
  };
  return { get, post, fillIn };
}

/** Where a redirect goes. */
export const locationOf = (response: Response): URL =>
  new URL(response.headers.get('location') ?? 'about:blank');
