import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startBackground } from './background.ts';
import { type Message, queueMessage } from './db/messages.ts';
import { noteSending } from './db/sendings.ts';
import { testServices } from './testing/services.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Takes connections and never says a word. */
async function silentMailServer() {
  const sockets: Socket[] = [];
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    sockets.push(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    url: `smtp://127.0.0.1:${port}`,
    sockets,
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function smsProvider() {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    received.push(JSON.parse(await text(request)).text);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return { url: `http://127.0.0.1:${port}/send`, received };
}

test('a mail server that never answers holds up no SMS, and the end of the server by one mail at most', async () => {
  const mails = await silentMailServer();
  const provider = await smsProvider();
  const services = await testServices({ SMTP_URL: mails.url, SMS_URL: provider.url });
  onTestFinished(() => services.close());
  const queue = (channel: Message['channel'], recipient: string, words: string) =>
    services.database.write
      .transaction()
      .execute((trx) =>
        queueMessage(trx, { channel, recipient, subject: 'Your code', text: words }, services.now()),
      );
  for (const name of ['tara', 'ravi']) await queue('mail', `${name}@people.example`, 'Hello');
  await queue('sms', '+919876543210', '012345 is it');

  const stop = startBackground(services);
  try {
    await expect.poll(() => mails.sockets).toHaveLength(1);
    await expect.poll(() => provider.received).toEqual(['012345 is it']);
    await queue('sms', '+919876543210', '543210 is it');
    await expect.poll(() => provider.received).toContain('543210 is it');
  } finally {
    const stopped = stop();
    mails.hangUp();
    await stopped;
  }
  expect(mails.sockets).toHaveLength(1);
});

test('nothing is let go of for its age in the first minutes, in which the clock of the machine may be years ahead', async () => {
  const services = await testServices();
  onTestFinished(() => services.close());
  await noteSending(services.database.write, 'tara', 'sendCode', services.now());
  const noted = () => services.database.read.selectFrom('sendings').select('sender').execute();
  services.moveClock(365 * day);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = startBackground(services);
  try {
    await vi.advanceTimersByTimeAsync(10 * minute - 1);
    expect(await noted()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(async () => expect(await noted()).toEqual([]));
  } finally {
    await stop();
  }
});
