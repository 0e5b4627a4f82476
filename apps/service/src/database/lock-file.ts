import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
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

async function readHolder(path: string): Promise<Holder | null> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    // Gone, or cut off while it was written: nobody is known to hold it.
    return null;
  }
}

/** Puts a dead process's lock out of the way; whoever moves it first gets it. */
async function setAside(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const moved = await readHolder(aside);
  // Another process may have taken the lock between our look and our move: then it is given back.
  if (moved !== null && isAlive(moved)) await rename(aside, path);
  else await rm(aside, { force: true });
}

/**
 * Takes the lock of a data folder; the embedded database has none of its own.
 *
 * @returns What gives the lock back.
 * @throws FolderInUseError while another live process holds it.
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  const mine: Holder = { pid: process.pid, startedAt: processStart(process.pid) };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await writeFile(path, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      return () => rm(path, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = await readHolder(path);
    if (holder !== null && isAlive(holder)) throw new FolderInUseError(path, holder.pid);
    await setAside(path);
  }
  throw new Error(`The lock ${path} could not be taken`);
}
