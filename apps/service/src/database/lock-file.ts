import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const holderSchema = z.object({
  pid: z.int().positive(),
  /** When the process began, so that a later process with its number isn't taken for it. Null where unknown. */
  startedAt: z.string().nullable(),
});
type Holder = z.infer<typeof holderSchema>;

/** The data folder is in use by another process, which would lose what either of them writes. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  constructor(lockPath: string, pid: number) {
    super(
      `The data folder is in use by process ${pid} (${lockPath}). Stop it first, or set another DATA_DIR.`,
    );
  }
}

/** Boot and start time of a process as Linux tells them; null elsewhere, where the number alone has to do. */
function processStart(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The program's name is in brackets and may itself hold spaces and brackets; start time is the 20th field after it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return null;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, but is somebody else's.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return startedAt === null || processStart(pid) === startedAt;
}

/** Null where it can't be read: cut off while it was written. Undefined where there is no lock. */
async function readHolder(path: string): Promise<Holder | null | undefined> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? undefined : null;
  }
}

/**
 * Makes a lock that says whose it is from the moment that it is there: one that was still being written would be taken
 * for a dead process's.
 *
 * @returns False where there is one already.
 */
async function make(path: string, mine: Holder): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Says whether a dead process left a lock there; false where there is none.
 *
 * @throws FolderInUseError where a live process holds it.
 */
async function isAbandoned(path: string): Promise<boolean> {
  const holder = await readHolder(path);
  if (holder !== null && holder !== undefined && isAlive(holder)) {
    throw new FolderInUseError(path, holder.pid);
  }
  return holder !== undefined;
}

/**
 * Takes a dead process's lock away. Of those who want to, one at a time looks again and does it: who did both beside
 * others could take away the lock of whoever was quicker.
 */
async function takeAway(path: string, mine: Holder): Promise<void> {
  const guard = `${path}.taking-over`;
  if (!(await make(guard, mine))) {
    if (await isAbandoned(guard)) await rm(guard, { force: true });
    return;
  }
  try {
    if (await isAbandoned(path)) await rm(path, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

/**
 * Takes the lock of a data folder; the embedded database has none of its own.
 *
 * @returns What gives the lock back.
 * @throws FolderInUseError while another live process holds it, or is taking it over.
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  const mine: Holder = { pid: process.pid, startedAt: processStart(process.pid) };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await make(path, mine)) return () => rm(path, { force: true });
    if (await isAbandoned(path)) await takeAway(path, mine);
  }
  throw new Error(`The lock ${path} could not be taken`);
}
