import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What every program here is run with: the tools of this project found first, and nobody told of it. */
const environment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  FORCE_COLOR: process.env.FORCE_COLOR ?? (process.stdout.isTTY ? '1' : '0'),
});

/**
 * Runs a command of this project's and waits for it.
 *
 * @param {string[]} command The program and its arguments.
 * @param {{ env?: Record<string, string>, onLine?: (line: string) => void, signal?: AbortSignal }} [options] `onLine`
 *   sees every line that the program prints; it is printed all the same. `signal` ends the program.
 * @returns {Promise<number>} The exit code; 1 where the program was ended by another, 0 where by `signal`.
 */
export function run([program, ...args], { env = {}, onLine, signal } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...environment(), ...env },
    stdio: onLine ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    // npm and npx are command files there, which only a shell starts.
    shell: process.platform === 'win32',
    ...(signal && { signal }),
  });
  if (onLine) {
    watch(child.stdout, process.stdout, onLine);
    watch(child.stderr, process.stderr, onLine);
  }
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      if (error.name !== 'AbortError') reject(error);
    });
    child.on('close', (code) => resolve(signal?.aborted ? 0 : (code ?? 1)));
  });
}

function watch(stream, target, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text) => {
    target.write(text);
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  stream.on('end', () => rest !== '' && onLine(rest));
}
