import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

const second = 1000;

/** A server that answers with what it was sent, and a connection to it. */
async function connected() {
  const server = createHttpServer(
    async (request, response) => void response.end(await text(request).catch(() => 'broken off')),
    { idle: 2 * second, whole: 60 * second, head: 2 * second, lookedAfter: 100 },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  let answer = '';
  socket.on('data', (piece: string) => {
    answer += piece;
  });
  // What is written to a connection that was cut.
  socket.on('error', () => {});
  onTestFinished(async () => {
    socket.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  await once(socket, 'connect');
  // A connection that is cut while something is on its way to the server ends as one that was reset.
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, heard: () => answer, closed };
}

const head = 'POST / HTTP/1.1\r\nHost: pankh\r\nContent-Length: 5\r\n\r\n';

test('a body that comes slowly and steadily comes whole, however long it takes', async () => {
  const { socket, heard } = await connected();
  socket.write(head);
  for (const piece of 'looms') {
    await pause(0.8 * second);
    socket.write(piece);
  }
  await expect.poll(heard).toContain('\r\n\r\nlooms');
});

test('a body of which nothing more comes is waited for no longer', async () => {
  const { socket, closed } = await connected();
  socket.write(`${head}loo`);
  await closed;
});

test('a request whose head comes slowly is cut off', async () => {
  const { socket, heard, closed } = await connected();
  const trickle = setInterval(() => socket.write('X-More: looms\r\n'), 0.45 * second);
  onTestFinished(() => clearInterval(trickle));
  socket.write('POST / HTTP/1.1\r\nHost: pankh\r\n');
  await closed;
  expect(heard()).toContain(' 408 ');
});

test('an answer that takes its time is waited for, once all of the request is here', async () => {
  const answering = Promise.withResolvers<void>();
  const server = createHttpServer(
    async (request, response) => {
      await text(request);
      await answering.promise;
      response.end('woven');
    },
    { idle: 0.5 * second, whole: 60 * second, head: second, lookedAfter: 100 },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo; // listening on TCP
  const asked = fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'looms' });
  await pause(1.5 * second);
  answering.resolve();
  expect(await (await asked).text()).toBe('woven');
  server.closeAllConnections();
});
