import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What a line to the database may do: carry, be refused at the other end, or swallow what is sent. */
type State = 'up' | 'refusing' | 'silent';

/** A line to a database that can be cut, so that a test can take the database away from the service alone. */
export async function openLine(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let state: State = 'up';

  const carry = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (state !== 'silent') to.write(bytes);
    });
    // A cut line has errors at both ends, which are what it is there for.
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((here) => {
    if (state === 'refusing') {
      here.destroy();
      return;
    }
    const there = connect(Number(port), hostname);
    carry(here, there);
    carry(there, here);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    /** The database at the other end, by way of this line. */
    url: url.href,
    set: (next: State) => {
      state = next;
      if (next === 'refusing') cut();
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
