import { ConfigError, readConfig } from './config/config.ts';
import { FolderInUseError } from './database/lock-file.ts';
import { DatabaseUnavailableError } from './database/unavailable.ts';
import { PortTakenError, startService } from './server.ts';

/** Longer than any request should take once draining is over; then the process ends all the same. Milliseconds. */
const HARD_EXIT_MS = 20_000;

/** What an operator can put right, in a sentence; anything else is a fault of ours and shows where it came from. */
function explain(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError) {
    return `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`.trimEnd();
  }
  const isClear =
    error instanceof ConfigError || error instanceof FolderInUseError || error instanceof PortTakenError;
  return isClear ? error.message : error;
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const service = await startService(config, (sentence) => console.log(`virasat: ${sentence}`));
  console.log(`virasat: listening on ${config.publicUrl}`);

  const stop = (): void => {
    setTimeout(() => process.exit(1), config.drainMs + HARD_EXIT_MS).unref();
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
