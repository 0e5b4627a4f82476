import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

/** A program of the system that a check needs, as poppler's pdftotext. */
export interface ExternalTool {
  readonly isMissing: boolean;
  /** Runs it; throws where it ends with anything but 0. */
  run(args: readonly string[]): string;
  /** Runs it beside other work; rejects where it ends with anything but 0. */
  start(args: readonly string[]): Promise<string>;
}

const execute = promisify(execFile);
const MOST_OUTPUT = 1e8;

/**
 * Says that a check is left out for want of a program.
 *
 * @throws Error With CI=true: there every check has to run.
 */
export function tellMissing(program: string, check: string): void {
  if (process.env['CI'] === 'true')
    throw new Error(`${program} is missing; '${check}' has to run with CI=true`);
  process.stderr.write(`SKIPPED: ${check} (${program} is not installed)\n`);
}

/**
 * Looks for a program. Where it is missing, the check that needs it is skipped and named on stderr, as
 * 'SKIPPED: <check> (<why>)'.
 *
 * @throws Error With CI=true: there every check has to run.
 */
export function externalTool(command: string, check: string): ExternalTool {
  const isMissing = spawnSync(command, ['--version']).error !== undefined;
  if (isMissing) tellMissing(command, check);
  return {
    isMissing,
    run: (args) => {
      const { status, stdout, stderr } = spawnSync(command, args, {
        encoding: 'utf8',
        maxBuffer: MOST_OUTPUT,
      });
      if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
      return stdout;
    },
    start: async (args) =>
      (await execute(command, args, { encoding: 'utf8', maxBuffer: MOST_OUTPUT })).stdout,
  };
}
