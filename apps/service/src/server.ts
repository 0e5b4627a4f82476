import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { readSecrets } from './config/secrets.ts';
import { makeFileLinks } from './crypto/links.ts';
import { makeVault } from './crypto/vault.ts';
import { openDatabase } from './database/open.ts';
import { documentSeals } from './documents/form.ts';
import { s3Store } from './files/s3.ts';
import { createApp } from './http/app.ts';
import { makeVerifier } from './http/bearer.ts';
import { makeClose } from './http/close-server.ts';
import { type HouseParts, keepHouse } from './jobs/keep-house.ts';
import { makeLog } from './logging/log.ts';
import { makeMetrics, type Observe } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { keepReconciling } from './payments/keep-reconciling.ts';
import { openPayments, type Payments } from './payments/payments.ts';
import { readSite } from './web/site.ts';

const RECONCILE_EVERY_MS = 30 * 1000;

/** A running service. */
export interface RunningService {
  /** The port that it listens on. */
  port: number;
  /** The port of the metrics; undefined where nobody collects them. */
  metricsPort: number | undefined;
  /**
   * Ends it: first it says that it isn't ready, so that a balancer stops sending; then it finishes what is under way;
   * then it closes the database.
   */
  stop(): Promise<void>;
}

/** The port is taken. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  constructor(port: number) {
    super(`Port ${port} is taken. Stop what uses it, or choose another with PORT.`);
  }
}

async function listen(server: Server, { port, host }: Config): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new PortTakenError(port);
    throw error;
  }
  const address = server.address();
  return isSocketAddress(address) ? address.port : port;
}

const isSocketAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

/** The handler over an open database. */
async function makeApp(
  config: Config,
  house: HouseParts,
  payments: Payments | undefined,
  linkSecret: Uint8Array,
  observe: Observe | undefined,
  log: Logger,
  isDraining: () => boolean,
) {
  return createApp({
    config,
    log,
    isDraining,
    nowMs: Date.now,
    verify: makeVerifier(config.identity),
    payments,
    observe,
    site: config.webDist === undefined ? undefined : await readSite(config.webDist, config.publicUrl),
    actions: {
      ...house,
      storesPdfsAsObjects: config.files.storesPdfsAsObjects,
      links: makeFileLinks(linkSecret, config.publicUrl, Date.now),
      pricePaise: config.pricePaise,
      rechargeUrl: new URL('/payment', config.webOrigins[0] ?? config.publicUrl).href,
    },
  });
}

/** The open database and the handler over it. */
async function open(
  config: Config,
  log: Logger,
  announce: (sentence: string) => void,
  isDraining: () => boolean,
) {
  const { databaseUrl, dataDir } = config;
  const onIdleError = (err: Error): void => log.warn({ err }, 'a database connection broke');
  const db = await openDatabase({ databaseUrl, dataDir, announce, onIdleError });
  try {
    const { dataKeys, linkSecret } = await readSecrets(config);
    const { objectStore } = config.files;
    const objects = objectStore === undefined ? undefined : s3Store(objectStore);
    const house = { db, objects, seals: documentSeals(makeVault(dataKeys)) };
    const payments = openPayments(config, { db, log });
    const metrics = config.metrics === undefined ? undefined : makeMetrics();
    const app = await makeApp(config, house, payments, linkSecret, metrics?.observe, log, isDraining);
    const metricsServer =
      metrics === undefined || config.metrics === undefined
        ? undefined
        : await serveMetrics(metrics, config.metrics);
    return { house, payments, app, metricsServer };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** What is answered while the database opens; at first start that takes some seconds. */
const answerStarting: RequestListener = (_, response) => {
  response.writeHead(503, {
    'content-type': 'application/json',
    'retry-after': '2',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify({ success: false, message: 'The service is starting.', code: 'STARTING' }));
};

/**
 * Starts the service.
 *
 * @param announce Told, in a sentence, what takes long or what the operator should know.
 * @throws PortTakenError, FolderInUseError, or whatever keeps it from starting; nothing is left open then.
 */
export async function startService(
  config: Config,
  announce: (sentence: string) => void,
): Promise<RunningService> {
  const log = makeLog(config.logLevel);
  let isDraining = false;
  const server = createServer();
  const close = makeClose(server);
  server.on('request', answerStarting);
  // The port first: a taken one is found out before a database is made.
  const port = await listen(server, config);
  const opened = await open(config, log, announce, () => isDraining).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const { house, app, payments, metricsServer } = opened;
  server.off('request', answerStarting);
  server.on('request', getRequestListener(app.fetch));
  const stopHousekeeping = keepHouse(house, log);
  const stopReconciling =
    payments === undefined ? undefined : keepReconciling(payments, RECONCILE_EVERY_MS, log);

  const drain = async (): Promise<void> => {
    isDraining = true;
    await wait(config.drainMs);
    await close();
    await stopReconciling?.();
    await stopHousekeeping();
    await metricsServer?.close();
    await house.db.close();
  };
  let stopping: Promise<void> | undefined;
  return {
    port,
    metricsPort: metricsServer?.port,
    stop() {
      stopping ??= drain();
      return stopping;
    },
  };
}
