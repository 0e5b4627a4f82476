/**
 * `pnpm db:backup FILE` and `pnpm db:restore FILE`: the PostgreSQL at `DATABASE_URL`, or without it the embedded database
 * in `DATA_DIR` (the local product's is `data/service`; the service must be stopped).
 */
import { resolve } from 'node:path';
import { runServiceProgram } from './lib/service-command.mjs';

const [command, file] = process.argv.slice(2);
process.exitCode = await runServiceProgram(
  'backup',
  file === undefined ? [command] : [command, resolve(file)],
);
