import { ConfigError, readStorageConfig } from './config/config.ts';
import { TargetNotEmptyError } from './copy/copy-database.ts';
import { copyToPostgres, NothingToCopyError } from './copy/copy-to-postgres.ts';
import { FolderInUseError } from './database/lock-file.ts';

/** What an operator can put right. */
const expected = [ConfigError, FolderInUseError, NothingToCopyError, TargetNotEmptyError];

const say = (sentence: string): void => {
  process.stdout.write(`virasat: ${sentence}\n`);
};

async function main(): Promise<void> {
  const config = readStorageConfig(process.env);
  await copyToPostgres(config, say);
  if (config.dataKeys === undefined) {
    say('the keys in secrets.json still open these documents: keep them, or hand them over as DATA_KEYS');
  }
}

main().catch((error: unknown) => {
  console.error(
    expected.some((kind) => error instanceof kind) && error instanceof Error ? error.message : error,
  );
  process.exit(1);
});
