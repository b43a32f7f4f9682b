import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { dropExpired, dueMessages, type Message, queueMessage } from '../db/messages.ts';
import { noteSending } from '../db/sendings.ts';
import { pausing } from '../testing/pausing.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { createDeliver, type Deliver } from './mailer.ts';
import { sendDueMessages } from './postman.ts';

let services: TestServices;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

const letter: Message = {
  channel: 'mail',
  recipient: 'tara@people.example',
  subject: 'Welcome',
  text: 'Hello Tara',
};

function queue(message: Message = letter) {
  return services.database.write.transaction().execute((trx) => queueMessage(trx, message, services.now()));
}

const send = (deliver: Deliver, isStopping?: () => boolean) =>
  sendDueMessages(services, 'mail', deliver, isStopping);

test('without a mail server a message becomes one file in the outbox folder, and is not sent again', async () => {
  const lines: string[] = [];
  const deliver = createDeliver(services.settings, (line) => lines.push(line));
  await queue();
  await send(deliver);
  await send(deliver);
  const folder = join(services.settings.DATA_DIR, 'outbox');
  const files = await readdir(folder);
  expect(files).toEqual(['2026-03-01T09-00-00.000Z.1-mail-tara@people.example.json']);
  expect(JSON.parse(await readFile(join(folder, files[0] ?? ''), 'utf8'))).toEqual({
    channel: 'mail',
    to: 'tara@people.example',
    subject: 'Welcome',
    text: 'Hello Tara',
  });
  expect(lines).toHaveLength(1);
});

test('what tells one person of something does not wait behind a letter to all', async () => {
  const sent: string[] = [];
  await queue({
    ...letter,
    subject: 'News',
    unsubscribeUrl: 'http://pankh.example/newsletter/unsubscribe#word',
  });
  await queue({ ...letter, subject: 'Approved' });
  await queue({ ...letter, subject: 'Today', unsubscribeUrl: 'http://pankh.example/daily-mail#word' });
  await send(async ({ subject }) => void sent.push(subject));
  expect(sent).toEqual(['Approved', 'Today', 'News']);
});

test('two messages of one moment to one person are two files', async () => {
  await queue();
  await queue({ ...letter, subject: 'Your code' });
  await send(createDeliver(services.settings, () => {}));
  expect(await readdir(join(services.settings.DATA_DIR, 'outbox'))).toHaveLength(2);
});

test('a message that could not leave goes later, once, and does not hold up the next', async () => {
  const sent: string[] = [];
  let isDown = true;
  const deliver = async ({ subject }: Message) => {
    if (isDown && subject === 'Welcome') throw new Error('mail server down');
    sent.push(subject);
  };
  await queue();
  await queue({ ...letter, subject: 'Second' });
  await send(deliver);
  expect(sent).toEqual(['Second']);
  isDown = false;
  await send(deliver);
  expect(sent).toEqual(['Second']);
  services.moveClock(60_000);
  await send(deliver);
  await send(deliver);
  expect(sent).toEqual(['Second', 'Welcome']);
});

test('a message of work that was rolled back is never sent', async () => {
  await services.database.write
    .transaction()
    .execute(async (trx) => {
      await queueMessage(trx, letter, services.now());
      throw new Error('changed our mind');
    })
    .catch(() => undefined);
  const sent: Message[] = [];
  await send(async (message) => void sent.push(message));
  expect(sent).toEqual([]);
});

test('a code goes before all that waited first, and what lapses sooner before what lapses later', async () => {
  for (let count = 0; count < 25; count += 1) await queue();
  const after = (minutes: number) => new Date(Date.parse(services.now()) + minutes * 60_000).toISOString();
  await queue({ ...letter, subject: 'Reset your password', expiresAt: after(30) });
  await queue({ ...letter, subject: 'Your code', expiresAt: after(10) });
  const sent: string[] = [];
  await send(async ({ subject }) => void sent.push(subject));
  expect(sent.slice(0, 3)).toEqual(['Your code', 'Reset your password', 'Welcome']);
});

test('what lapses in a day waits its turn, and does not go before a code even when it is about to', async () => {
  const after = (minutes: number) => new Date(Date.parse(services.now()) + minutes * 60_000).toISOString();
  const order = async () =>
    (await dueMessages(services.database.read, 'mail', services.now(), 20)).map(({ subject }) => subject);
  await queue({ ...letter, subject: 'First' });
  await queue({ ...letter, subject: 'What is new', expiresAt: after(24 * 60) });
  await queue();
  await queue({ ...letter, subject: 'Reset your password', expiresAt: after(30) });
  await queue({ ...letter, subject: 'Your code', expiresAt: after(10) });
  const ofTheDay = ['First', 'What is new', 'Welcome'];
  expect(await order()).toEqual(['Your code', 'Reset your password', ...ofTheDay]);
  services.moveClock(23.95 * 60 * 60_000);
  await dropExpired(services.database, services.now());
  await queue({ ...letter, subject: 'Your code', expiresAt: after(10) });
  expect(await order()).toEqual(['Your code', ...ofTheDay]);
});

test('what is due is sent of one channel, whatever lies on the other', async () => {
  const code: Message = { channel: 'sms', recipient: '+919876543210', subject: 'Your code', text: '012345' };
  for (let count = 0; count < 25; count += 1) await queue();
  await queue(code);
  const sent: string[] = [];
  await sendDueMessages(services, 'sms', async ({ channel }) => void sent.push(channel));
  expect(sent).toEqual(['sms']);
});

test('a server that stops begins no further delivery, and sends the rest when it starts again', async () => {
  for (const subject of ['First', 'Second']) await queue({ ...letter, subject });
  const sent: string[] = [];
  const deliver = async ({ subject }: Message) => void sent.push(subject);
  await send(deliver, () => sent.length > 0);
  expect(sent).toEqual(['First']);
  await send(deliver);
  expect(sent).toEqual(['First', 'Second']);
});

test('of two servers on one database one sends a message, whichever saw it first', async () => {
  const sent: string[] = [];
  const by = (name: string) => async () => void sent.push(name);
  await queue();
  await send(async () => {
    sent.push('first');
    await send(by('second'));
  });
  expect(sent).toEqual(['first']);

  await queue();
  const write = pausing(services.database.write, 'messages', () => send(by('second')));
  const late = { ...services, database: { ...services.database, write } };
  await sendDueMessages(late, 'mail', by('first'));
  expect(sent).toEqual(['first', 'second']);
});

test('what a server was sending when it died leaves minutes later, before a code lapses', async () => {
  await queue({ ...letter, expiresAt: new Date(Date.parse(services.now()) + 10 * 60_000).toISOString() });
  await new Promise<void>((resolve) => {
    const died = new Promise<void>(() => {});
    void send(() => {
      resolve();
      return died;
    });
  });
  const sent: string[] = [];
  const deliver = async ({ subject }: Message) => void sent.push(subject);
  await send(deliver);
  expect(sent).toEqual([]);
  services.moveClock(3 * 60_000);
  await send(deliver);
  expect(sent).toEqual(['Welcome']);
});

test('what lapses while those before it are delivered does not leave any more', async () => {
  const expiresAt = new Date(Date.parse(services.now()) + 3_000).toISOString();
  for (const subject of ['First', 'Second']) await queue({ ...letter, subject, expiresAt });
  const sent: string[] = [];
  await send(async ({ subject }) => {
    sent.push(subject);
    services.moveClock(3_000);
  });
  expect(sent).toEqual(['First']);
});

test('what is due is found among what was not sent yet, however much was', async () => {
  const plans = await queryPlans(services.database.read, (db) => dueMessages(db, 'mail', services.now(), 20));
  expect(plans.flat().filter((step) => step.includes('messages'))).toEqual([
    expect.stringContaining('USING INDEX messagesToSend'),
  ]);
});

test('a mail that has left while another process writes has left once', async () => {
  await queue();
  const other = await openDatabase(services.database.path);
  onTestFinished(() => other.close());
  let sent = 0;
  let written: Promise<void> | undefined;
  await send(async () => {
    sent += 1;
    const begun = Promise.withResolvers<void>();
    written = other.write.transaction().execute(async (trx) => {
      await noteSending(trx, 'tara', 'letters', services.now());
      begun.resolve();
      // Ends only once the mail was to be noted as sent: to wait for the lock holds this very thread up.
      await pause(1);
    });
    await begun.promise;
  });
  await written;
  services.moveClock(24 * 60 * 60 * 1000);
  await send(async () => void (sent += 1));
  expect(sent).toBe(1);
});
