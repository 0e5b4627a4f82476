import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { openAccounts } from './accounts/accounts.ts';
import type { Config } from './config.ts';
import { createGatewayApp } from './gateway/app.ts';
import { openBook } from './gateway/book.ts';
import type { BrowserPrograms } from './gateway/checkout.ts';
import { makeWebhooks, type Webhooks } from './gateway/webhooks.ts';
import { createIdentityApp } from './identity/app.ts';
import { openKeys } from './identity/keys.ts';

/** The port is taken. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  constructor(port: number) {
    super(`Port ${port} is taken. Stop what uses it, or choose another with PORT.`);
  }
}

/** The checkout's programs, which the build puts beside this one. */
async function readPrograms(): Promise<BrowserPrograms> {
  const read = (name: string) => readFile(new URL(`./browser/${name}.js`, import.meta.url), 'utf8');
  return { checkout: await read('checkout'), frame: await read('frame') };
}

/** Both stand-ins as one request handler: the gateway below `/v1`, the sign-in everywhere else. */
async function createApp(config: Config, webhooks: Webhooks): Promise<Hono> {
  const { dataDir } = config;
  const gateway = createGatewayApp({
    config,
    webhooks,
    book: await openBook(dataDir),
    programs: await readPrograms(),
    nowMs: Date.now,
  });
  const identity = createIdentityApp({
    config,
    accounts: await openAccounts(dataDir),
    keys: await openKeys(dataDir),
    nowMs: Date.now,
  });
  return new Hono().route('/v1', gateway).route('/', identity);
}

/**
 * Starts the stand-ins.
 *
 * @returns What ends them.
 * @throws PortTakenError
 */
export async function startStandIns(config: Config): Promise<() => Promise<void>> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const webhooks = makeWebhooks({
    url: config.gateway.webhookUrl,
    webhookSecret: config.gateway.webhookSecret,
    send: fetch,
    random: Math.random,
    nowMs: Date.now,
  });
  const app = await createApp(config, webhooks);
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(config.port, config.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new PortTakenError(config.port);
    throw error;
  }
  return async () => {
    webhooks.stop();
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
