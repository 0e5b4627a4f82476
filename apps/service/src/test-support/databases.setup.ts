import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { type Cluster, startCluster } from '../../../../tools/lib/postgres.mjs';
import { embeddedDatabase, embeddedOptions } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A tar file of an embedded database with its tables, and nothing in them. */
    embeddedTemplate: string;
    /** A PostgreSQL server to make databases in; null where there is none. */
    postgresUrl: string | null;
    /** The folder of the service as it is built, for tests that run it in a process of its own. */
    builtService: string;
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

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));

/** A build of its own, so that no test runs what was built from other sources. */
async function buildService(): Promise<string> {
  const cache = join(packageFolder, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'service-under-test-'));
  await promisify(execFile)(process.execPath, ['build.mjs', folder], { cwd: packageFolder });
  return folder;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'virasat-template-'));
  const template = join(folder, 'database.tar');
  let cluster: Cluster | null = null;
  let built: string | undefined;
  const takeAway = async (): Promise<void> => {
    await cluster?.stop();
    if (built !== undefined) await rm(built, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  };
  try {
    cluster = await clusterOrNone();
    await writeTemplate(template);
    built = await buildService();
  } catch (error) {
    await takeAway();
    throw error;
  }
  project.provide('embeddedTemplate', template);
  project.provide('postgresUrl', cluster?.url ?? null);
  project.provide('builtService', built);
  return takeAway;
}
