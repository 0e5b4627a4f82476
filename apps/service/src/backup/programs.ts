import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A program that a backup needs isn't there, or it failed; the message has what it said. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
}

/**
 * Runs a program.
 *
 * @throws ProgramError
 */
export async function runProgram(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  await run(name, args, { env: { ...process.env, ...env } }).catch((cause: unknown) => {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new ProgramError(`${name} failed: ${said}`, { cause });
  });
}

/** How PostgreSQL's own programs are told of a database: as variables, since arguments are there for all to see. */
export function postgresEnvironment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const sslMode = searchParams.get('sslmode');
  return {
    PGHOST: hostname,
    PGPORT: port === '' ? '5432' : port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslMode === null ? {} : { PGSSLMODE: sslMode }),
  };
}
