import { once } from 'node:events';
import type { Server } from 'node:http';

/**
 * Watches a server's requests, so that it can be closed without cutting one off.
 *
 * @returns What closes it: no new connections, then whatever is under way is finished, then connections that carry
 *   nothing are cut. Browsers open such ahead of need, and Node would wait for them a minute.
 */
export function makeClose(server: Server): () => Promise<void> {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  server.on('request', (_, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      if (underWay === 0) for (const resolve of waiting) resolve();
    });
  });

  return async () => {
    const closed = once(server, 'close');
    server.close();
    if (underWay > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    server.closeAllConnections();
    await closed;
  };
}
