import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { embeddedDatabase, embeddedOptions } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A tar file of an embedded database with its tables, and nothing in them. */
    embeddedTemplate: string;
    /** A PostgreSQL server to make databases in; null where there is none. */
    postgresUrl: string | null;
  }
}

async function clusterOrNone(): Promise<Cluster | null> {
  try {
    return await startCluster();
  } catch (error) {
    if (process.env['CI'] === 'true') throw error;
    console.warn(
      `SKIPPED: the service's tests on PostgreSQL (${error instanceof Error ? error.message : error})`,
    );
    return null;
  }
}

/** Creating an embedded database takes ten seconds, loading a copy one: it is created once a run. */
async function writeTemplate(path: string): Promise<void> {
  const pglite = await PGlite.create(embeddedOptions);
  await migrate(embeddedDatabase(pglite));
  const dump = await pglite.dumpDataDir('none');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'virasat-template-'));
  const template = join(folder, 'database.tar');
  let cluster: Cluster | null = null;
  const takeAway = async (): Promise<void> => {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    cluster = await clusterOrNone();
    await writeTemplate(template);
  } catch (error) {
    await takeAway();
    throw error;
  }
  project.provide('embeddedTemplate', template);
  project.provide('postgresUrl', cluster?.url ?? null);
  return takeAway;
}
