import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

/**
 * The service's log: a JSON object a line. Errors belong in `err`, where they are told without what they hold of people.
 *
 * @param level Of pino, or 'silent'.
 * @param to Standard output where it isn't said.
 */
export const makeLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: describeError } }, to);
