import { type WebConfig, webConfigSchema } from '@virasat/api-client/contract';
import { forbidEval } from '@virasat/will-model';

/**
 * Reads what the serving side says of the app's surroundings. A module of its own, since a visitor who only reads the
 * home page needs no parser.
 *
 * @throws ZodError Where it is no such configuration.
 */
export function readTold(json: unknown): WebConfig {
  forbidEval();
  return webConfigSchema.parse(json);
}
