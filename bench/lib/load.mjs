import autocannon from 'autocannon';

/** People at once. */
export const CONNECTIONS = 50;

/**
 * Sends requests as fast as they are answered, each connection its own.
 *
 * @param {number} seconds
 * @param {(connection: number) => { url: string, headers?: Record<string, string>, body: string }} requestOf
 * @returns {Promise<{ perSecond: number, p50: number, p99: number }>} Latencies in ms.
 * @throws {Error} Where a request failed: a fast refusal is no speed.
 */
export async function load(seconds, requestOf) {
  let next = 0;
  const times = [];
  const first = requestOf(0);
  const instance = autocannon({
    url: new URL(first.url).origin,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient(client) {
      const { url, headers = {}, body } = requestOf(next++ % CONNECTIONS);
      client.setRequests([
        {
          method: 'POST',
          path: new URL(url).pathname,
          headers: { 'content-type': 'application/json', ...headers },
          body,
        },
      ]);
    },
  });
  instance.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const result = await instance;
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed`);
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
  return { perSecond: result['2xx'] / result.duration, p50: at(0.5), p99: at(0.99) };
}
