/**
 * The database can't be asked right now: it is away or starting, has no connection free in time, or gave a statement up.
 * What was under way did not happen, but for a commit whose answer was lost: of that nobody knows. All of it may be
 * tried again.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  constructor(options: { cause: unknown }) {
    super('The database can not be reached, or did not answer in time.', options);
  }
}
