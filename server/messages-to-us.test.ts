import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { type Outcome, protocol, type SyncReply } from '#sync/protocol.ts';
import { keepHouse } from './housekeeping.ts';
import { type TestServer, testServer } from './testing/http.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const message = {
  name: 'Tara Menon',
  email: 'tara@people.example',
  subject: 'Dry dock',
  message: 'How do I export my drafts?',
};
const contact = { ...message, category: 'technical', consent: true };

/** Sends work as a guest's device that has never sent any. */
async function send(name: string, argsList: unknown[], clientId = newId()): Promise<Outcome[]> {
  const mutations = argsList.map((args, at) => ({ seq: at + 1, id: newId(), name, args }));
  const { body } = await server.call('POST', '/api/sync', {
    body: { protocol, epoch: '', userId: null, clientId, ack: 0, mutations, cursors: {} },
  });
  return (body as SyncReply).outcomes;
}

const mails = () => server.database.read.selectFrom('messages').selectAll().orderBy('id').execute();
const stored = () => server.database.read.selectFrom('contactMessages').selectAll().execute();
const subscriptions = () => server.database.read.selectFrom('newsletterSubscriptions').selectAll().execute();

async function tokenOf(purpose: 'confirm' | 'unsubscribe'): Promise<string> {
  const texts = (await mails()).map(({ text }) => text).join('\n');
  return new RegExp(`/newsletter/${purpose}#([\\w-]+)`).exec(texts)?.[1] ?? '';
}
const press = (purpose: string, token: string) =>
  server.call('POST', `/api/newsletter/${purpose}`, { body: { token } });

test('a guest’s message is kept and mailed to the desk', async () => {
  expect(await send('sendContactMessage', [contact])).toMatchObject([{ result: 'applied' }]);
  expect(await stored()).toMatchObject([
    { ...message, kind: 'contact', category: 'technical', userId: null },
  ]);
  const [mail] = await mails();
  expect(mail).toMatchObject({
    recipient: 'support@pankh.example',
    subject: '[contact: technical] Dry dock',
    replyTo: 'tara@people.example',
  });
  expect(mail?.text).toContain('From: Tara Menon <tara@people.example>');
  expect(mail?.text).toContain(message.message);
});

test('a question of the help centre is kept as one', async () => {
  await send('sendHelpMessage', [message]);
  expect(await stored()).toMatchObject([{ ...message, kind: 'help' }]);
  expect(await mails()).toMatchObject([{ replyTo: 'tara@people.example' }]);
});

test('a message that is sent twice arrives once', async () => {
  const body = {
    protocol,
    epoch: '',
    userId: null,
    clientId: newId(),
    ack: 0,
    mutations: [{ seq: 1, id: newId(), name: 'sendContactMessage', args: contact }],
    cursors: {},
  };
  await server.call('POST', '/api/sync', { body });
  await server.call('POST', '/api/sync', { body });
  expect([(await stored()).length, (await mails()).length]).toEqual([1, 1]);
});

test('line breaks in a name or subject add no header to the mail', async () => {
  await send('sendContactMessage', [{ ...contact, subject: 'Hi\r\nBcc: all@people.example', name: 'T\nM' }]);
  const [mail] = await mails();
  expect(mail?.subject).toBe('[contact: technical] Hi Bcc: all@people.example');
  expect(mail?.text).toContain('From: T M <');
});

test.each([
  ['name', { name: ' ' }, 'Missing information - Please fill in all required fields.'],
  ['email', { email: '' }, 'Missing information - Please fill in all required fields.'],
  ['email', { email: 'no address' }, 'Please enter a valid email address'],
  ['subject', { subject: '' }, 'Missing information - Please fill in all required fields.'],
  ['message', { message: '\n' }, 'Missing information - Please fill in all required fields.'],
  ['consent', { consent: false }, 'Please agree that we may use these details to answer you.'],
])('a message with a wrong %s is refused', async (field, given, said) => {
  const [outcome] = await send('sendContactMessage', [{ ...contact, ...given }]);
  expect(outcome).toMatchObject({ result: 'refused', failure: { field, message: said } });
  expect(await stored()).toEqual([]);
});

test('the sixth message of an hour from one address waits, and goes when the hour is over', async () => {
  const clientId = newId();
  const outcomes = await send(
    'sendContactMessage',
    [1, 2, 3, 4, 5, 6].map(() => contact),
    clientId,
  );
  expect(outcomes.map(({ result }) => result)).toEqual([...Array(5).fill('applied'), 'later']);
  expect(outcomes[5]).toMatchObject({
    failure: { message: 'At most 5 messages can be sent in an hour. This one waits its turn.' },
    retryAt: '2026-03-01T10:00:00.000Z',
  });
  expect(await send('sendContactMessage', [contact])).toMatchObject([{ result: 'later' }]);
  server.moveClock(3_600_001);
  expect(await send('sendContactMessage', [contact])).toMatchObject([{ result: 'applied' }]);
});

test('the newsletter begins only with a word from the mailbox', async () => {
  expect(await send('subscribeNewsletter', [{ email: 'Tara@People.example' }])).toMatchObject([
    { result: 'applied' },
  ]);
  expect(await subscriptions()).toMatchObject([{ email: 'tara@people.example', state: 'pending' }]);
  const token = await tokenOf('confirm');
  const page = await server.call('GET', '/newsletter/confirm', { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(await subscriptions()).toMatchObject([{ state: 'pending' }]);
  expect((await press('confirm', token)).status).toBe(200);
  expect(await subscriptions()).toMatchObject([{ state: 'confirmed' }]);
  expect((await press('confirm', token)).status).toBe(200);
});

test('its links lead to where the server says that it is, as those of other mails do', async () => {
  await send('subscribeNewsletter', [{ email: 'tara@people.example' }]);
  const [mail] = await mails();
  expect(mail?.text).toContain(`${server.origin}/newsletter/confirm#`);
  expect(mail?.text).toContain(`${server.origin}/newsletter/unsubscribe#`);
});

test('the links of the mail stand only as hashes in the database', async () => {
  await send('subscribeNewsletter', [{ email: 'tara@people.example' }]);
  const links = JSON.stringify(
    await server.database.read.selectFrom('newsletterLinks').selectAll().execute(),
  );
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const token = await tokenOf(purpose);
    expect(token).toHaveLength(43);
    expect(links).not.toContain(token);
  }
});

test('unsubscribing ends it, also for a confirmation that comes after', async () => {
  await send('subscribeNewsletter', [{ email: 'tara@people.example' }]);
  const [confirm, unsubscribe] = [await tokenOf('confirm'), await tokenOf('unsubscribe')];
  await press('confirm', confirm);
  expect((await press('unsubscribe', unsubscribe)).status).toBe(200);
  expect((await press('confirm', confirm)).status).toBe(404);
  expect(await subscriptions()).toMatchObject([{ state: 'unsubscribed' }]);
  expect((await press('unsubscribe', unsubscribe)).status).toBe(200);
});

test('who comes back within the 30 days of an address that has unsubscribed confirms after them, too', async () => {
  const day = 24 * 3_600_000;
  await send('subscribeNewsletter', [{ email: 'tara@people.example' }]);
  const [confirm, unsubscribe] = [await tokenOf('confirm'), await tokenOf('unsubscribe')];
  await press('confirm', confirm);
  await press('unsubscribe', unsubscribe);
  server.moveClock(29 * day);
  await send('subscribeNewsletter', [{ email: 'tara@people.example' }]);
  const text = (await mails()).at(-1)?.text ?? '';
  server.moveClock(2 * day);
  await keepHouse(server);
  const again = /\/newsletter\/confirm#([\w-]+)/.exec(text)?.[1] ?? '';
  expect((await press('confirm', again)).status).toBe(200);
  expect(await subscriptions()).toMatchObject([{ state: 'confirmed' }]);
});

test('a confirmation is good for seven days, and for its own purpose', async () => {
  await send('subscribeNewsletter', [{ email: 'tara@people.example' }]);
  const token = await tokenOf('confirm');
  expect((await press('unsubscribe', token)).status).toBe(404);
  server.moveClock(7 * 24 * 3_600_000 + 1);
  expect(await press('confirm', token)).toMatchObject({
    status: 404,
    body: { message: 'This link is no longer valid. Please subscribe again to get a new one.' },
  });
  expect((await press('confirm', 'short')).status).toBe(400);
});

test('a mailbox that is asked again has seven days from then, and is forgotten only after them', async () => {
  const day = 24 * 3_600_000;
  await send('subscribeNewsletter', [{ email: 'tara@people.example' }]);
  server.moveClock(5 * day);
  await send('subscribeNewsletter', [{ email: 'tara@people.example' }]);
  server.moveClock(6 * day);
  await keepHouse(server);
  const again = (await mails()).at(-1)?.text ?? '';
  const [, token = ''] = /\/newsletter\/confirm#([\w-]+)/.exec(again) ?? [];
  expect((await press('confirm', token)).status).toBe(200);
  expect(await subscriptions()).toMatchObject([{ state: 'confirmed' }]);
  await send('subscribeNewsletter', [{ email: 'asha@people.example' }]);
  server.moveClock(7 * day + 1);
  await keepHouse(server);
  expect(await subscriptions()).toMatchObject([{ email: 'tara@people.example' }]);
});

test('nobody can flood a mailbox, nor learn whether it is known', async () => {
  const asked = { email: 'tara@people.example' };
  const answers = await send('subscribeNewsletter', [asked, asked, asked]);
  expect(answers.map(({ result }) => result)).toEqual(['applied', 'applied', 'applied']);
  expect(await mails()).toHaveLength(1);
  for (const _ of [1, 2, 3, 4]) {
    server.moveClock(3_600_001);
    await send('subscribeNewsletter', [asked]);
  }
  expect(await mails()).toHaveLength(3);
});

test('a mailbox that has refused is asked again once in 30 days, whoever subscribes it', async () => {
  const day = 24 * 3_600_000;
  const asked = { email: 'tara@people.example' };
  await send('subscribeNewsletter', [asked]);
  await press('unsubscribe', await tokenOf('unsubscribe'));
  for (let nth = 1; nth <= 29; nth += 1) {
    server.moveClock(day);
    await send('subscribeNewsletter', [asked]);
  }
  expect(await mails()).toHaveLength(2);
  server.moveClock(2 * day);
  await send('subscribeNewsletter', [asked, asked]);
  expect(await mails()).toHaveLength(3);
});

test('the one mail that a mailbox gets after its refusal leads back for as long as it gets no other', async () => {
  const day = 24 * 3_600_000;
  const asked = { email: 'tara@people.example' };
  await send('subscribeNewsletter', [asked]);
  await press('unsubscribe', await tokenOf('unsubscribe'));
  server.moveClock(day);
  await send('subscribeNewsletter', [asked]);
  const again = (await mails()).at(-1)?.text ?? '';
  expect(again).toContain('open this page within 30 days');
  const [, token = ''] = /\/newsletter\/confirm#([\w-]+)/.exec(again) ?? [];
  server.moveClock(30 * day - 1);
  await keepHouse(server);
  expect((await press('confirm', token)).status).toBe(200);
  server.moveClock(1);
  expect((await press('confirm', token)).status).toBe(404);
});

test('the eleventh subscription of an hour from one address waits', async () => {
  const many = Array.from({ length: 11 }, (_, at) => ({ email: `person${at}@people.example` }));
  const outcomes = await send('subscribeNewsletter', many);
  expect(outcomes.at(-1)).toMatchObject({
    result: 'later',
    failure: { message: 'Too many subscriptions came from here in the last hour. This one waits its turn.' },
  });
});

test('messages go after three years, unconfirmed mailboxes after seven days', async () => {
  await send('sendContactMessage', [contact]);
  await send('subscribeNewsletter', [{ email: 'tara@people.example' }]);
  server.moveClock(7 * 24 * 3_600_000 + 1);
  await keepHouse(server);
  expect([(await subscriptions()).length, (await stored()).length]).toEqual([0, 1]);
  server.moveClock(3 * 365 * 24 * 3_600_000);
  await keepHouse(server);
  expect(await stored()).toEqual([]);
  expect(await server.database.read.selectFrom('sendings').selectAll().execute()).toEqual([]);
});

test('a mailbox that was signed off is forgotten after 30 days; its link then says that nothing is sent', async () => {
  const day = 24 * 3_600_000;
  await send('subscribeNewsletter', [{ email: 'tara@people.example' }]);
  const [confirm, unsubscribe] = [await tokenOf('confirm'), await tokenOf('unsubscribe')];
  await press('confirm', confirm);
  server.moveClock(60 * day);
  await press('unsubscribe', unsubscribe);
  server.moveClock(30 * day);
  await keepHouse(server);
  expect(await subscriptions()).toMatchObject([{ state: 'unsubscribed' }]);
  server.moveClock(1);
  await keepHouse(server);
  expect(await subscriptions()).toEqual([]);
  expect(await press('unsubscribe', unsubscribe)).toMatchObject({
    status: 404,
    body: {
      message: 'This link is no longer valid. If you have unsubscribed with it, nothing more is sent.',
    },
  });
});
