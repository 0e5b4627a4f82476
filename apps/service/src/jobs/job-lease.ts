import type { Queries } from '../database/port.ts';

/**
 * Runs a job where it is due and no other replica has begun it. A run that fails is made up for by the next.
 *
 * @param everySeconds How long one run is enough for, whichever replica it ran in.
 * @returns What the job gave, or null where it wasn't due.
 */
export async function runIfDue<Result>(
  db: Queries,
  name: string,
  everySeconds: number,
  job: () => Promise<Result>,
): Promise<Result | null> {
  const taken = await db.query(
    `insert into job_runs (name, begun_at) values ($1, clock_timestamp())
     on conflict (name) do update set begun_at = excluded.begun_at
       where job_runs.begun_at <= clock_timestamp() - make_interval(secs => $2)
     returning name`,
    [name, everySeconds],
  );
  return taken.length === 0 ? null : job();
}
