import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { confirmSubscription, subscriptionFor } from './db/newsletter.ts';
import { askMailbox } from './newsletter.ts';
import { type Letter, parseLetter, queueLetter } from './newsletter-letter.ts';
import { type TestServer, testServer } from './testing/http.ts';
import { messagesTo } from './testing/people.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const [tara, kabir] = ['tara@people.example', 'kabir@people.example'];
const address = 'http://pankh.example';
const letter = { subject: 'Two new guides', text: 'Terms: what a cap is.\nRounds: who leads.' };
const next = { subject: 'The next one', text: 'Hello.' };

async function subscribe(email: string): Promise<void> {
  await server.database.write.transaction().execute(async (trx) => {
    const { id } = await subscriptionFor(trx, { id: newId(), email, createdAt: server.now() });
    await confirmSubscription(trx, id, server.now());
  });
}

const ask = (email: string) =>
  server.database.write.transaction().execute((trx) => askMailbox(trx, email, address, server.now()));

function queue(given: Letter, { dryRun = false, again = false } = {}): Promise<number> {
  const options = { secretKey: server.secretKey, address, dryRun, again };
  return server.database.write.transaction().execute((trx) => queueLetter(trx, given, options, server.now()));
}

const queued = () => server.database.read.selectFrom('messages').selectAll().orderBy('id').execute();
const logged = () => server.database.read.selectFrom('auditLog').selectAll().execute();
const links = () => server.database.read.selectFrom('newsletterLinks').selectAll().execute();
const endBy = (link: string | null | undefined) =>
  server.call('POST', '/api/newsletter/unsubscribe', { body: { token: link?.split('#')[1] } });
const linkTo = async (email: string) => (await messagesTo(server, email))[0]?.unsubscribeUrl;

test('a letter goes to every mailbox that has confirmed, each with a link of its own that ends it', async () => {
  await subscribe(tara);
  await subscribe(kabir);
  await ask('unasked@people.example');
  expect(await queue(letter)).toBe(2);
  const mails = (await queued()).filter(({ subject }) => subject === letter.subject);
  expect(mails.map(({ recipient }) => recipient)).toEqual([tara, kabir]);
  for (const mail of mails) {
    expect(mail.unsubscribeUrl).toMatch(/^http:\/\/pankh\.example\/newsletter\/unsubscribe#[\w-]{43}$/);
    expect(mail.text).toBe(`${letter.text}\n\nTo end the newsletter:\n${mail.unsubscribeUrl}\n`);
  }
  expect((await endBy(mails[0]?.unsubscribeUrl)).status).toBe(200);
  expect(await queue(next)).toBe(1);
  expect(await messagesTo(server, tara)).toHaveLength(1);
  expect(await messagesTo(server, kabir)).toHaveLength(2);
});

test('a letter that goes to more than are written at once goes to each of them once', async () => {
  const emails = Array.from({ length: 1_001 }, (_, at) => `mailbox-${at}@people.example`);
  await server.database.write.transaction().execute(async (trx) => {
    for (const email of emails) {
      const { id } = await subscriptionFor(trx, { id: newId(), email, createdAt: server.now() });
      await confirmSubscription(trx, id, server.now());
    }
  });
  expect(await queue(letter)).toBe(emails.length);
  const mails = await queued();
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(emails.toSorted());
  expect(new Set(mails.map(({ unsubscribeUrl }) => unsubscribeUrl)).size).toBe(emails.length);
});

test('who ends the newsletter gets no letter that still waits', async () => {
  await subscribe(tara);
  await queue(letter);
  await endBy(await linkTo(tara));
  expect(await messagesTo(server, tara)).toMatchObject([{ expiresAt: server.now() }]);
});

test('the link of every letter goes on ending the newsletter, and keeps one row', async () => {
  await subscribe(tara);
  await queue(letter);
  const first = await linkTo(tara);
  await queue(next);
  expect(await links()).toHaveLength(1);
  expect((await endBy(first)).status).toBe(200);
  await subscribe(tara);
  expect((await endBy(first)).status).toBe(200);
  await expect(queue(letter, { again: true })).rejects.toThrow(
    'No mailbox has confirmed the newsletter yet.',
  );
});

test('a letter is not counted among the mails that were asked for', async () => {
  await subscribe(tara);
  server.moveClock(60 * 60_000);
  await queue(letter);
  await endBy(await linkTo(tara));
  await ask(tara);
  expect(await messagesTo(server, tara)).toHaveLength(2);
});

test('a dry run counts and writes nothing', async () => {
  await subscribe(tara);
  expect(await queue(letter, { dryRun: true })).toBe(1);
  expect([await queued(), await logged(), await links()]).toEqual([[], [], []]);
});

test('the same letter goes once, unless it is said that it goes again', async () => {
  await expect(queue(letter)).rejects.toThrow('No mailbox has confirmed the newsletter yet.');
  await subscribe(tara);
  await queue(letter);
  const refused = 'This letter was sent already. To send it once more, add --again.';
  await expect(queue(letter)).rejects.toThrow(refused);
  await expect(queue(letter, { dryRun: true })).rejects.toThrow(refused);
  expect(await queued()).toHaveLength(1);
  expect(await queue(letter, { again: true })).toBe(1);
  expect(await queued()).toHaveLength(2);
});

test('what was sent stands in the log of the admins', async () => {
  await subscribe(tara);
  await queue(letter);
  expect(await logged()).toMatchObject([
    { action: 'sendNewsletter', adminName: 'npm run newsletter', detail: 'Two new guides: 1 mailbox' },
  ]);
});

test('the first line of a file is the subject, the rest the letter', () => {
  expect(parseLetter('Two new guides\r\n\r\n  Terms:\r\nwhat a cap is.\r\n\r\n')).toEqual({
    subject: 'Two new guides',
    text: '  Terms:\nwhat a cap is.',
  });
});

test('a file without a subject of one line, or without a letter, is refused', () => {
  const subject = 'The first line is the subject: 1 to 200 characters, without line breaks.';
  for (const text of ['', '\n\nHello.', 'Two\rlines\n\nHello.', `${'a'.repeat(201)}\n\nHello.`])
    expect(() => parseLetter(text)).toThrow(subject);
  expect(() => parseLetter('Two new guides\n \n')).toThrow('The letter says nothing below its subject.');
});
