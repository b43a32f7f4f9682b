import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { portOf } from '../sync/byte-proxy.ts';

/**
 * A line before a server that all connections share, as wide as is said (Mbit/s) on the way down, whatever asks, page or
 * worker: the throttling of the browser itself misses workers. It has no delay of its own.
 */
export async function slowLine(serverPort: number, width: number) {
  const bytesOfMs = (width * 1e6) / 8 / 1_000;
  const open = new Set<Socket>();
  let freeAt = 0;
  let sent = 0;
  const slowed = () =>
    new Transform({
      async transform(chunk: Buffer, _encoding, done) {
        const begins = Math.max(freeAt, Date.now());
        freeAt = begins + chunk.length / bytesOfMs;
        sent += chunk.length;
        await wait(Math.max(0, freeAt - Date.now()));
        done(null, chunk);
      },
    });
  const line = createServer((client) => {
    const server = connect(serverPort, 'localhost');
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    client.pipe(server);
    server.pipe(slowed()).pipe(client);
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    port: portOf(line.address()),
    /** Bytes on the way down so far, headers and all. */
    sent: () => sent,
    close() {
      for (const socket of open) socket.destroy();
      line.close();
    },
  };
}
