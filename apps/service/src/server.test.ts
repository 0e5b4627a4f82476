import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './config/config.ts';
import { DatabaseUnavailableError } from './database/unavailable.ts';
import { PortTakenError, type RunningService, startService } from './server.ts';
import { newFolder } from './test-support/folders.ts';
import { CLIENT_ID, draft, ISSUER, publicJwk, tokenOf } from './test-support/service.ts';

// An issuer that publishes its keys over HTTP, and can be out of reach.
let isIssuerUp = true;
const issuer = createServer((_, response) => {
  response.writeHead(isIssuerUp ? 200 : 500, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ keys: [publicJwk] }));
});
let jwksUrl = '';

beforeAll(async () => {
  issuer.listen(0, '127.0.0.1');
  await once(issuer, 'listening');
  const address = issuer.address();
  jwksUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(() => {
  issuer.close();
});

const configIn = (dataDir: string, env: Record<string, string> = {}) =>
  readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    OIDC_ISSUER: ISSUER,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_JWKS_URL: jwksUrl,
    LOG_LEVEL: 'silent',
    DRAIN_MS: '50',
    ...env,
  });

async function post(
  { port }: RunningService,
  body: object,
): Promise<{ status: number; comeAgain: string | null; json: unknown }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf('meera')}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    comeAgain: response.headers.get('retry-after'),
    json: await response.json(),
  };
}

it('runs over a socket, keeps its data over a restart, finishes what is under way when it stops', async () => {
  const folder = await newFolder();
  const sentences: string[] = [];
  const service = await startService(configIn(folder), (sentence) => sentences.push(sentence));
  expect(sentences[0]).toBe('creating the local database, about 10 s');

  isIssuerUp = false;
  expect(await post(service, { ...draft, action: 'save' })).toMatchObject({
    status: 503,
    comeAgain: '5',
    json: { success: false, code: 'IDENTITY_UNAVAILABLE' },
  });
  isIssuerUp = true;
  expect(await post(service, { ...draft, action: 'save' })).toMatchObject({ status: 200 });
  // Keys that are known go on working while the issuer is away.
  isIssuerUp = false;
  expect(await post(service, { ...draft, action: 'save' })).toMatchObject({ status: 200 });
  isIssuerUp = true;

  await expect(startService(configIn(folder), () => {})).rejects.toThrow('in use by process');
  await expect(
    startService(configIn(folder, { PORT: String(service.port) }), () => {}),
  ).rejects.toBeInstanceOf(PortTakenError);

  // A save whose body is half sent when the service is told to stop.
  const body = JSON.stringify({ ...draft, action: 'save', personalDetails: { documentName: 'Last' } });
  const token = await tokenOf('meera');
  const socket = connect(service.port, '127.0.0.1');
  // Before anything is awaited: the event comes once.
  const isConnected = once(socket, 'connect');
  socket.write(
    `POST /api/documents HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  );
  await isConnected;
  // And a connection that a browser opened ahead of need.
  const unused = connect(service.port, '127.0.0.1');
  unused.on('error', () => {});
  await once(unused, 'connect');
  const isAnswered = once(socket, 'data');
  const stopped = service.stop();
  expect(service.stop()).toBe(stopped);
  setTimeout(() => socket.write(body.slice(20)), 100);
  const [answer] = await isAnswered;
  expect(String(answer)).toContain('200 OK');
  expect(String(answer).toLowerCase()).toContain('connection: close');
  socket.end();
  await stopped;

  const again = await startService(configIn(folder), () => {});
  const list = await post(again, { action: 'getDocuments', subaction: 'Documents', product_id: '01' });
  expect(list.json).toMatchObject({ documents: [{ DocumentName: 'Last' }, {}, {}] });
  await again.stop();
});

it('does not start while its database is out of reach, and says so', async () => {
  const folder = await newFolder();
  const away = configIn(folder, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  const starting = startService(away, () => {});
  await expect(starting).rejects.toBeInstanceOf(DatabaseUnavailableError);
});

it('gives the port and the folder back when it can not start', async () => {
  const folder = await newFolder();
  const broken = configIn(folder, { WEB_DIST: join(folder, 'nothing') });
  await expect(startService(broken, () => {})).rejects.toThrow('ENOENT');
  const service = await startService(configIn(folder), () => {});
  expect(await readFile(join(folder, 'service.lock'), 'utf8')).toContain(`"pid":${process.pid}`);
  await service.stop();
});
