import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isFree } from './ports.mjs';
import { root } from './run.mjs';

/** The first start makes a database, which a slow machine takes its time over. */
const READY_MS = 120_000;
const STOP_MS = 20_000;

/** The stand-in's keys: both programs must have the same. They open nothing but a gateway that moves no money. */
const GATEWAY_KEYS = {
  RAZORPAY_KEY_ID: 'rzp_test_standin',
  RAZORPAY_KEY_SECRET: 'key-secret-for-development',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret-for-development',
};

const settings = ({ port, dataDir, webOrigin, env = {} }) => {
  const web = `http://localhost:${port}`;
  const standIns = `http://localhost:${port + 1}`;
  return {
    web,
    standIns,
    service: {
      PORT: String(port),
      PUBLIC_URL: web,
      DATA_DIR: join(dataDir, 'service'),
      WEB_DIST: join(root, 'apps', 'web', 'dist'),
      OIDC_ISSUER: `${standIns}/local_virasat`,
      OIDC_LOGIN_URL: standIns,
      OIDC_CLIENT_ID: 'virasat-web',
      WELCOME_COUPONS: '1',
      ...GATEWAY_KEYS,
      RAZORPAY_API_BASE: standIns,
      CHECKOUT_SCRIPT_URL: `${standIns}/v1/checkout.js`,
      PAYMENT_VERIFY: 'true',
      // The page loads the checkout's script from there, and the script its frame.
      CSP_SCRIPT_HOSTS: standIns,
      CSP_FRAME_HOSTS: standIns,
      LOG_LEVEL: 'warn',
      ...env,
    },
    signIn: {
      PORT: String(port + 1),
      PUBLIC_URL: standIns,
      DATA_DIR: join(dataDir, 'stand-ins'),
      CLIENT_ID: 'virasat-web',
      WEB_ORIGINS: webOrigin ?? web,
      ...GATEWAY_KEYS,
      WEBHOOK_URL: `${web}/webhooks/razorpay`,
      ...env,
    },
  };
};

/** What any program needs to know of the machine. */
const OF_THE_MACHINE = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'TZ', 'LANG', 'SystemRoot'];

/**
 * What the programs are started with. Settings that the shell has for another service, as the address of a database in
 * use, are not among it: what is tried out here must not be written there.
 *
 * @param {Record<string, string>} own The settings of the program.
 * @param {NodeJS.ProcessEnv} [shell]
 */
export const programEnvironment = (own, shell = process.env) => ({
  ...Object.fromEntries(Object.entries(shell).filter(([name]) => OF_THE_MACHINE.includes(name))),
  NODE_ENV: 'development',
  ...own,
});

function startProgram(name, env) {
  const child = spawn(process.execPath, [join(root, 'apps', name, 'dist', 'main.js')], {
    cwd: root,
    env: programEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own: Ctrl-C reaches this program alone, which then ends the others in order.
    detached: process.platform !== 'win32',
  });
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  return { name, child, ended };
}

async function isAnswering(address) {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

async function waitFor(address, program) {
  const giveUpAt = Date.now() + READY_MS;
  let hasEnded = false;
  program.ended.then(() => {
    hasEnded = true;
  });
  while (!(await isAnswering(address))) {
    if (hasEnded) throw new Error(`${program.name} ended before it was ready.`);
    if (Date.now() > giveUpAt) throw new Error(`${program.name} was not ready within ${READY_MS / 1000} s.`);
    await pause(100);
  }
}

async function stopProgram({ child, ended }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const isLate = pause(STOP_MS, 'late', { ref: false });
  if ((await Promise.race([ended, isLate])) === 'late') child.kill('SIGKILL');
  await ended;
}

/**
 * Starts the product as it was built: the service with the web app, and the stand-ins on the next port.
 *
 * @param {{ port: number, dataDir: string, webOrigin?: string, env?: Record<string, string> }} options `webOrigin` is
 *   where the web app is seen, if not where the service serves it; `env` goes to both programs.
 * @returns {Promise<{ web: string, standIns: string, ended: Promise<string>, stop: () => Promise<void> }>} Once both
 *   answer. `ended` resolves to the name of whichever program ends by itself.
 * @throws {Error} Where a port is taken, or one of them ends or does not answer in time; then both are stopped.
 */
export async function startStack(options) {
  // Whatever has the port would answer in our service's place.
  for (const port of [options.port, options.port + 1]) {
    if (!(await isFree(port))) throw new Error(`Port ${port} is taken.`);
  }
  const { web, standIns, service, signIn } = settings(options);
  for (const { DATA_DIR } of [service, signIn]) mkdirSync(DATA_DIR, { recursive: true });
  const programs = [startProgram('stand-ins', signIn), startProgram('service', service)];
  const stop = async () => {
    await Promise.all(programs.map(stopProgram));
  };
  try {
    await waitFor(`${standIns}/local_virasat/.well-known/jwks.json`, programs[0]);
    await waitFor(`${web}/readyz`, programs[1]);
  } catch (error) {
    await stop();
    throw error;
  }
  const ended = Promise.race(programs.map(({ name, ended: end }) => end.then(() => name)));
  return { web, standIns, ended, stop };
}
