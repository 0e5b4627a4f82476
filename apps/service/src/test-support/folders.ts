import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];

/** A new folder, which goes with everything in it once the file's tests are through. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'virasat-service-test-'));
  made.push(folder);
  return folder;
}

afterAll(async () => {
  await Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true })));
});
