import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const stamp = join(root, 'node_modules', '.cache', 'installed');

/** The files that decide what an install brings. */
function inputs() {
  const inside = (folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json'));
  const members = ['bench/package.json', 'e2e/package.json', ...inside('packages'), ...inside('apps')];
  // Of a package that another branch has, this one may still hold the folder with what was installed there.
  const isThere = (file) => existsSync(join(root, file));
  return ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...members.filter(isThere)];
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function isInstalled(wanted) {
  try {
    return readFileSync(stamp, 'utf8') === wanted;
  } catch {
    return false;
  }
}

/**
 * Brings pnpm and installs what the lock file says, unless that is what is there already.
 *
 * @returns {Promise<number>} The exit code of the install; 0 where nothing had to be done.
 */
export async function install() {
  const wanted = fingerprint();
  if (isInstalled(wanted)) return 0;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const code = await run(['npx', '--yes', packageManager, 'install', '--frozen-lockfile']);
  if (code !== 0) return code;
  mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
  writeFileSync(stamp, wanted);
  return 0;
}
