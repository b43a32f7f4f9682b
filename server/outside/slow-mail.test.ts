import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Message, queueMessage } from '../db/messages.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { createDeliver } from './mailer.ts';
import { sendDueMessages } from './postman.ts';

const mail: Message = {
  channel: 'mail',
  recipient: 'tara@people.example',
  subject: 'Welcome',
  text: 'Hello Tara',
};

/** A mail server of our own that never stops answering what it is given, a line at a time. */
async function endlessMailServer() {
  const server = createServer((socket) => {
    let lines: NodeJS.Timeout | undefined;
    socket.write('220 here\r\n');
    socket.on('data', (command) => {
      if (String(command).startsWith('DATA')) lines = setInterval(() => socket.write('354-go\r\n'), 20);
      else socket.write('250 yes\r\n');
    });
    socket.once('close', () => clearInterval(lines));
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // listening on TCP
  return `smtp://127.0.0.1:${port}`;
}

async function world(environment: Record<string, string> = {}) {
  const services = await testServices(environment);
  onTestFinished(() => services.close());
  return services;
}

function queue({ database, now }: TestServices, message: Message): Promise<number> {
  return database.write.transaction().execute((trx) => queueMessage(trx, message, now()));
}

test('a mail whose server comes to no end goes later', async () => {
  const services = await world({ SMTP_URL: await endlessMailServer() });
  await queue(services, mail);
  await sendDueMessages(
    services,
    'mail',
    createDeliver(services.settings, () => {}, { longestMail: 200 }),
  );
  const stored = await services.database.read.selectFrom('messages').selectAll().execute();
  expect(stored).toMatchObject([{ text: mail.text, sentAt: null, attempts: 1 }]);
});

test('a code that comes while another mail is delivered slowly leaves next, before all that waited', async () => {
  const services = await world();
  for (const subject of ['First', 'Second', 'Third']) await queue(services, { ...mail, subject });
  const expiresAt = new Date(Date.parse(services.now()) + 10 * 60_000).toISOString();
  const sent: string[] = [];
  const deliver = async ({ subject }: Message) => {
    sent.push(subject);
    if (subject !== 'First') return;
    await queue(services, { ...mail, subject: 'Your code', expiresAt });
    services.moveClock(10_000);
  };
  await sendDueMessages(services, 'mail', deliver);
  await sendDueMessages(services, 'mail', deliver);
  expect(sent).toEqual(['First', 'Your code', 'Second', 'Third']);
});
