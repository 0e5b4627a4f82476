import type { Queries } from '../database/port.ts';

/**
 * Makes the room of what was written over or deleted free to be used again, and counts anew what statements are planned
 * by. PostgreSQL does so by itself (autovacuum). The embedded database has no process of its own that could: each save of
 * a draft would make it larger for good.
 *
 * @returns 0: it isn't told how much there was.
 */
export async function reclaimRoom(q: Queries): Promise<number> {
  await q.script('vacuum (analyze)');
  return 0;
}
