import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type Bytes = { up: number; down: number };

/** A pipe before a server that counts every byte of the wire, headers and all. */
export async function byteProxy(serverPort: number) {
  const total: Bytes = { up: 0, down: 0 };
  const open = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(serverPort, '127.0.0.1');
    for (const [from, to, way] of [
      [client, server, 'up'],
      [server, client, 'down'],
    ] as const) {
      open.add(from);
      from.setNoDelay(true);
      from.on('data', (chunk) => {
        total[way] += chunk.length;
      });
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: portOf(proxy.address()),
    /** What passes while the work is done. */
    async during<T>(work: () => Promise<T>): Promise<{ result: T; bytes: Bytes }> {
      const before = { ...total };
      const result = await work();
      return { result, bytes: { up: total.up - before.up, down: total.down - before.down } };
    },
    close() {
      for (const socket of open) socket.destroy();
      proxy.close();
    },
  };
}

export function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('Not listening');
  return address.port;
}
