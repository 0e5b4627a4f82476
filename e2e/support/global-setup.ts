import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../tools/lib/stack.mjs';
import { PORT } from './addresses.ts';

/** Starts the built product with empty data, and takes both away again at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'virasat-e2e-'));
  const takeAway = () => rm(dataDir, { recursive: true, force: true });
  const stack = await startStack({ port: PORT, dataDir }).catch(async (error: unknown) => {
    await takeAway();
    throw error;
  });
  return async () => {
    await stack.stop();
    await takeAway();
  };
}
