import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openAccounts } from './accounts/accounts.ts';
import type { Config } from './config.ts';
import { createIdentityApp } from './identity/app.ts';
import { openKeys } from './identity/keys.ts';

/** The port is taken. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  constructor(port: number) {
    super(`Port ${port} is taken. Stop what uses it, or choose another with PORT.`);
  }
}

/**
 * Starts the stand-ins.
 *
 * @returns What ends them.
 * @throws PortTakenError
 */
export async function startStandIns(config: Config): Promise<() => Promise<void>> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const app = createIdentityApp({
    config,
    accounts: await openAccounts(config.dataDir),
    keys: await openKeys(config.dataDir),
    nowMs: Date.now,
  });
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
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
