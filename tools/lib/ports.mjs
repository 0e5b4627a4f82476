import { createServer } from 'node:net';

/** The product's port where nothing else is said; the stand-ins take the next one. */
const DEFAULT_PORT = 4173;

/**
 * Reads the port from the environment.
 *
 * @throws {RangeError} Where `PORT` is no port that leaves room for the next one.
 */
export function readPort(text = process.env.PORT) {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_534) {
    throw new RangeError(`PORT is a number from 1 to 65534; '${text}' is not.`);
  }
  return port;
}

const canListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** Says whether nobody listens on a port of this machine, whichever of its loopback addresses. */
export async function isFree(port) {
  const found = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)));
  return found.every(Boolean);
}
