import { createDocumentClient, type DocumentClient } from '@virasat/api-client';
import { forbidEval } from '@virasat/will-model';
import { loadConfig } from '../config/app-config.ts';
import { session } from './session.ts';

// Here, since every page that parses anything comes by: the home page loads neither this nor the schemas.
forbidEval();

let making: Promise<DocumentClient> | null = null;

/**
 * The client of the document service, made when it is first needed.
 *
 * @throws ConfigError Where the app isn't configured; TypeError where the configuration can't be reached.
 */
export function getClient(): Promise<DocumentClient> {
  making ??= loadConfig()
    .then(({ documentsUrl, ordersUrl }) =>
      createDocumentClient({ documentsUrl, ordersUrl, getToken: () => session.getToken() }),
    )
    .catch((error: unknown) => {
      making = null;
      throw error;
    });
  return making;
}
