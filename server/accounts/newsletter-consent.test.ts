import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { messagesTo, payloads, register } from '../testing/people.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const email = 'harleen@people.example';
const subscriptions = () => server.database.read.selectFrom('newsletterSubscriptions').selectAll().execute();

async function confirm(): Promise<number> {
  const texts = (await messagesTo(server, email)).map(({ text }) => text).join('\n');
  const token = /\/newsletter\/confirm#([\w-]+)/.exec(texts)?.[1];
  return (await server.call('POST', '/api/newsletter/confirm', { body: { token } })).status;
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

test('an unverified account takes nobody off the newsletter', async () => {
  const { person, send } = desk(server);
  const owner = await person({ email });
  await send(owner, 'giveConsent', { consentId: newId(), kind: 'newsletter', given: true });
  await confirm();
  const squatter = await person({ email, emailVerified: false });
  await send(squatter, 'giveConsent', { consentId: newId(), kind: 'newsletter', given: false });
  expect(await subscriptions()).toMatchObject([{ email, state: 'confirmed' }]);
});
