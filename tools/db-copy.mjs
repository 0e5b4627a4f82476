/**
 * `pnpm db:copy`: copies the embedded database in `DATA_DIR` (the local product's is `data/service`) to the PostgreSQL
 * at `DATABASE_URL`, which must hold no data yet, and opens every document there. The service must be stopped.
 */
import { runServiceProgram } from './lib/service-command.mjs';

process.exitCode = await runServiceProgram('copy');
