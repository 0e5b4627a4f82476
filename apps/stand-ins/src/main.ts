import { ConfigError, readConfig } from './config.ts';
import { PortTakenError, startStandIns } from './server.ts';

/** What whoever starts it can put right, in a sentence; anything else shows where it came from. */
const explain = (error: unknown): unknown =>
  error instanceof ConfigError || error instanceof PortTakenError ? error.message : error;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const stop = await startStandIns(config);
  console.log(`stand-ins: sign-in and payments on ${config.publicUrl}`);

  const end = (): void => {
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
