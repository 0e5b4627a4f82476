import type { Logger } from 'pino';
import type { Database } from '../database/port.ts';
import { purgeBin } from '../documents/bin.ts';
import type { DocumentSeals } from '../documents/form.ts';
import type { ObjectStore } from '../files/object-store.ts';
import { deleteUnreferencedObjects } from '../files/pdf-objects.ts';
import { runIfDue } from './job-lease.ts';
import { reclaimRoom } from './reclaim-room.ts';
import { resealAll } from './reseal.ts';

/** How often each job is due, among all replicas. */
const EVERY_SECONDS = 60 * 60;

/** How often each replica looks whether one is due. */
const LOOK_EVERY_MS = 5 * 60 * 1000;

/** What the jobs work on. */
export interface HouseParts {
  db: Database;
  seals: DocumentSeals;
  objects: ObjectStore | undefined;
}

/** What has to be done now and then: each gives how many things it did. */
const jobsOf = ({ db, seals, objects }: HouseParts): Record<string, () => Promise<number>> => ({
  'purge-bin': () => purgeBin(db),
  reseal: () => resealAll(db, seals),
  ...(objects === undefined ? {} : { 'delete-objects': () => deleteUnreferencedObjects(db, objects) }),
  // Last, since the others delete.
  ...(db.kind === 'embedded' ? { 'reclaim-room': () => reclaimRoom(db) } : {}),
});

/** Runs every job that is due and that no other replica has begun. One that fails doesn't keep the others from running. */
export async function runDueJobs(parts: HouseParts, log: Logger): Promise<void> {
  for (const [job, run] of Object.entries(jobsOf(parts))) {
    try {
      const count = await runIfDue(parts.db, job, EVERY_SECONDS, run);
      if (count !== null && count > 0) log.info({ job, count }, 'job done');
    } catch (err) {
      log.error({ job, err }, 'a job failed');
    }
  }
}

/**
 * Runs the due jobs now and from then on.
 *
 * @returns What ends that, once the job under way is through.
 */
export function keepHouse(parts: HouseParts, log: Logger): () => Promise<void> {
  let underWay = runDueJobs(parts, log);
  const timer = setInterval(() => {
    underWay = underWay.then(() => runDueJobs(parts, log));
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
