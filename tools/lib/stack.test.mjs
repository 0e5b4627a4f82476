/** What the product is started with for trying it out and for the journeys. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { freePort } from './postgres.mjs';
import { programEnvironment, startStack } from './stack.mjs';

test('a program is told its own settings and where its machine has what, and nothing meant for another service', () => {
  const shell = {
    PATH: '/bin',
    TZ: 'Asia/Kolkata',
    NODE_ENV: 'production',
    PORT: '80',
    DATABASE_URL: 'postgres://somewhere/in-use',
    DATA_KEYS: 'id:key',
    RAZORPAY_KEY_ID: 'rzp_live',
  };
  assert.deepEqual(programEnvironment({ PORT: '4173', DATA_DIR: 'data' }, shell), {
    PATH: '/bin',
    TZ: 'Asia/Kolkata',
    NODE_ENV: 'development',
    PORT: '4173',
    DATA_DIR: 'data',
  });
});

test('a product that already answers at the port is not taken for the one that is started', async () => {
  const port = await freePort();
  const other = createServer((_, response) => response.end('ready')).listen(port, '127.0.0.1');
  await once(other, 'listening');
  const dataDir = await mkdtemp(join(tmpdir(), 'virasat-stack-'));
  const startAndStop = async (taken) => (await startStack({ port: taken, dataDir })).stop();
  try {
    for (const taken of [port, port - 1]) await assert.rejects(startAndStop(taken), /Port \d+ is taken/);
  } finally {
    other.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
