import { BackupError, backUp, restore } from './backup/backup.ts';
import { ProgramError } from './backup/programs.ts';
import { ConfigError, readStorageConfig } from './config/config.ts';
import { FolderInUseError } from './database/lock-file.ts';

/** What an operator can put right. */
const expected = [BackupError, ConfigError, FolderInUseError, ProgramError];

const commands = new Map([
  ['backup', backUp],
  ['restore', restore],
]);

async function main(): Promise<void> {
  const [, , name = '', file] = process.argv;
  const command = commands.get(name);
  if (command === undefined || file === undefined)
    throw new BackupError('Say: backup FILE, or: restore FILE');
  await command(readStorageConfig(process.env), file, (sentence) => {
    process.stdout.write(`virasat: ${sentence}\n`);
  });
}

main().catch((error: unknown) => {
  console.error(
    expected.some((kind) => error instanceof kind) && error instanceof Error ? error.message : error,
  );
  process.exit(1);
});
