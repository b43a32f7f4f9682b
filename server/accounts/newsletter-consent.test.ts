import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { codeFor, messagesTo, payloads, register } from '../testing/people.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const email = 'harleen@people.example';
const subscriptions = () => server.database.read.selectFrom('newsletterSubscriptions').selectAll().execute();

/** By the newest link to a mailbox. */
async function follow(purpose: 'confirm' | 'unsubscribe', mailbox = email): Promise<number> {
  const texts = (await messagesTo(server, mailbox)).map(({ text }) => text).join('\n');
  const token = new RegExp(`/newsletter/${purpose}#([\\w-]+)`).exec(texts)?.[1];
  return (await server.call('POST', `/api/newsletter/${purpose}`, { body: { token } })).status;
}
const confirm = () => follow('confirm');

async function prove({ id: userId, cookie }: DeskPerson, mailbox: string): Promise<void> {
  await server.call('POST', '/api/auth/email', { cookie, body: { email: mailbox } });
  await server.call('POST', '/api/otp/send', { cookie, body: { userId, type: 'email' } });
  const otp = await codeFor(server, mailbox);
  await server.call('POST', '/api/otp/verify', { cookie, body: { userId, type: 'email', otp } });
}

test('who ticks the newsletter at the sign-up is asked by mail, and has it once they have said so', async () => {
  expect((await register(server, payloads.plan({ email }))).status).toBe(200);
  expect(await subscriptions()).toMatchObject([{ email, state: 'pending' }]);
  expect(await confirm()).toBe(200);
  expect(await subscriptions()).toMatchObject([{ email, state: 'confirmed' }]);
});

test('who does not tick it is asked nothing', async () => {
  await register(server, payloads.plan({ email, newsletter: false }));
  expect(await subscriptions()).toEqual([]);
});

test('in the settings the newsletter is asked for and ended', async () => {
  const { person, send } = desk(server);
  const harleen = await person({ email });
  const say = (given: boolean) =>
    send(harleen, 'giveConsent', { consentId: newId(), kind: 'newsletter', given });
  expect(await say(true)).toMatchObject({ result: 'applied' });
  await confirm();
  expect(await subscriptions()).toMatchObject([{ email, state: 'confirmed' }]);
  await say(false);
  expect(await subscriptions()).toMatchObject([{ email, state: 'unsubscribed' }]);
});

test('who has refused, and wants it again in their settings, is asked at once, whoever has asked before', async () => {
  const { person, send } = desk(server);
  const harleen = await person({ email });
  const say = (given: boolean) =>
    send(harleen, 'giveConsent', { consentId: newId(), kind: 'newsletter', given });
  const squatter = await person({ email, emailVerified: false });
  await say(true);
  await say(false);
  for (let nth = 1; nth <= 3; nth += 1) {
    server.moveClock(24 * 3_600_000);
    await send(squatter, 'giveConsent', { consentId: newId(), kind: 'newsletter', given: true });
  }
  expect(await messagesTo(server, email)).toHaveLength(2);
  server.moveClock(3_600_000);
  await say(true);
  expect(await messagesTo(server, email)).toHaveLength(3);
});

test('an unverified account takes nobody off the newsletter', async () => {
  const { person, send } = desk(server);
  const owner = await person({ email });
  await send(owner, 'giveConsent', { consentId: newId(), kind: 'newsletter', given: true });
  await confirm();
  const squatter = await person({ email, emailVerified: false });
  await send(squatter, 'giveConsent', { consentId: newId(), kind: 'newsletter', given: false });
  expect(await subscriptions()).toMatchObject([{ email, state: 'confirmed' }]);
});

test('who has another email gets no letters in the old mailbox any more: the new one is asked, and ends them there', async () => {
  const moved = 'harleen@elsewhere.example';
  const { person, send } = desk(server);
  const harleen = await person({ email });
  await send(harleen, 'giveConsent', { consentId: newId(), kind: 'newsletter', given: true });
  await confirm();
  await prove(harleen, moved);
  expect(await subscriptions()).toMatchObject([{ email: moved, state: 'pending' }]);
  expect(await follow('confirm', moved)).toBe(200);
  await send(harleen, 'giveConsent', { consentId: newId(), kind: 'newsletter', given: false });
  expect(await subscriptions()).toMatchObject([{ email: moved, state: 'unsubscribed' }]);
});

test('who ends the newsletter by the link of a letter has taken back there what they agreed to in their settings', async () => {
  const { person, send, shownTo } = desk(server);
  /** The newest first. */
  const answers = async (by: DeskPerson) => (await shownTo(by, 'consents')).reverse();
  const harleen = await person({ email });
  await send(harleen, 'giveConsent', { consentId: newId(), kind: 'newsletter', given: true });
  await confirm();
  server.moveClock(1);
  expect(await follow('unsubscribe')).toBe(200);
  const [taken, given, ...others] = await answers(harleen);
  expect([taken, given, others]).toMatchObject([{ given: false }, { given: true }, []]);
  // What is ended already is not taken back anew.
  expect(await follow('unsubscribe')).toBe(200);
  expect(await answers(harleen)).toHaveLength(2);
});

test('who puts the email of their sign-up right is asked there about the newsletter, and a stranger’s mailbox stays as it is', async () => {
  const stranger = 'harlen@people.example';
  const { person, send } = desk(server);
  const harleen = await person({ email: stranger, emailVerified: false });
  await send(harleen, 'giveConsent', { consentId: newId(), kind: 'newsletter', given: true });
  await prove(harleen, email);
  expect(await subscriptions()).toMatchObject([
    { email: stranger, state: 'pending' },
    { email, state: 'pending' },
  ]);
});
