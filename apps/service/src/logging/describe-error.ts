/** What a log says of an error. */
export interface ErrorDescription {
  type: string;
  message: string;
  /** SQLSTATE, or the system's name for it. */
  code?: string;
  /** Where it was thrown, without the message. */
  at?: string;
  cause?: ErrorDescription;
}

/** Deeper than causes go in earnest; a ring of causes ends here too. */
const MOST_CAUSES = 5;

/** SQLSTATE class 22: the value itself is at fault, and the message quotes it. */
const QUOTES_VALUE = /^22/;

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** JSON's errors quote the text that they were met in. */
const mayQuote = (error: Error): boolean =>
  error instanceof SyntaxError || QUOTES_VALUE.test(codeOf(error) ?? '');

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n');

/**
 * Tells an error for the log by name: kind, message, code, place, cause. Whatever else errors carry stays out, since a
 * database's errors hold the row, the statement's values or the line at fault, and a token's errors its claims.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' };
  const code = codeOf(error);
  const at = framesOf(error);
  return {
    type: error.name,
    message: mayQuote(error) ? 'not told, since it may quote what a person wrote' : error.message,
    ...(code === undefined ? {} : { code }),
    ...(at === '' ? {} : { at }),
    ...(error.cause === undefined || depth === MOST_CAUSES
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}
