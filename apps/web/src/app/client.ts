import { createDocumentClient, type DocumentClient } from '@virasat/api-client';
import { loadConfig } from '../config/app-config.ts';
import { session } from './session.ts';

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
