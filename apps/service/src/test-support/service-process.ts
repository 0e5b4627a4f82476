import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { freePort } from '../../../../tools/lib/postgres.mjs';
import { tokenOf } from './service.ts';

/** A busy machine takes its time. */
const READY_MS = 60_000;

/** An answer over a socket. */
export interface Answered {
  status: number;
  json: Record<string, unknown>;
}

async function readAnswer(response: Response): Promise<Answered> {
  const json: unknown = await response.json();
  return { status: response.status, json: typeof json === 'object' && json !== null ? { ...json } : {} };
}

async function isAnswering(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts the built service in a process of its own, with no limits in the way.
 *
 * @param env Beside what every test wants.
 * @returns Once it is ready.
 */
export async function startProcess(env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(inject('builtService'), 'main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      PUBLIC_URL: origin,
      RATE_LIMIT_PER_MINUTE: '0',
      SUBMIT_LIMIT_PER_MINUTE: '0',
      ORDER_LIMIT_PER_MINUTE: '0',
      ADDRESS_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
      DRAIN_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const hasEnded = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await hasEnded;
  };

  const giveUpAt = Date.now() + READY_MS;
  while (!(await isAnswering(origin))) {
    if (child.exitCode !== null) throw new Error(`The service ended before it was ready:\n${output}`);
    if (Date.now() > giveUpAt) {
      await end('SIGKILL');
      throw new Error(`The service was not ready in time:\n${output}`);
    }
    await wait(20);
  }

  const post = async (path: string, body: string, headers: Record<string, string>): Promise<Answered> =>
    readAnswer(
      await fetch(`${origin}${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    );
  return {
    origin,
    /** What it printed so far. */
    output: () => output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    deliver: ({ body, headers }: { body: string; headers: Record<string, string> }) =>
      post('/webhooks/razorpay', body, headers),
    /** Sends a request of a person's. */
    async ask(sub: string, body: object, path = '/api/documents') {
      return post(path, JSON.stringify(body), { authorization: `Bearer ${await tokenOf(sub)}` });
    },
  };
}
export type ServiceProcess = Awaited<ReturnType<typeof startProcess>>;
