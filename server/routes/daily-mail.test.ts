import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { endLink } from '../digest/end-link.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let desks: ReturnType<typeof desk>;
let founder: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  founder = await desks.person();
  await desks.send(founder, 'setMailPace', { pace: 'daily' });
});
afterEach(() => server.close());

const end = (token: string) => server.call('POST', '/api/daily-mail/end', { body: { token } });
const secretOf = (person: Pick<DeskPerson, 'id' | 'email'>) => new URL(endLink(server, person)).hash.slice(1);

test('the link of a daily mail ends the mails of its person on every device, without signing in, as often as it is pressed', async () => {
  const other = await desks.person();
  await desks.send(other, 'setMailPace', { pace: 'daily' });
  for (const _ of [1, 2]) expect(await end(secretOf(founder))).toMatchObject({ status: 200 });
  const off = { reviews: false, connections: false, messages: false, opportunities: false, pace: 'daily' };
  expect(await desks.shownTo(founder, 'preferences')).toMatchObject([off]);
  expect(await desks.shownTo(other, 'preferences')).toMatchObject([{ reviews: true, messages: true }]);
});

test('a secret that is not of that person, or of nobody who is here, ends nothing', async () => {
  const other = await desks.person();
  const [, proof = ''] = secretOf(other).split('.');
  expect(await end(`${founder.id}.${proof}`)).toMatchObject({ status: 404, body: { code: 'link-ended' } });
  const gone = '00000000-0000-7000-8000-000000000000';
  expect(await end(secretOf({ id: gone, email: founder.email }))).toMatchObject({ status: 404 });
  expect(await end('cut')).toMatchObject({ status: 400, body: { message: 'This link is not complete.' } });
  expect(await desks.shownTo(founder, 'preferences')).toMatchObject([{ messages: true }]);
});

test('a link that we have not written is told false without waiting for anybody who writes', async () => {
  const second = await openDatabase(server.database.path);
  const busy = await second.write.startTransaction().execute();
  const answer = await end(`${founder.id}.${'A'.repeat(43)}`);
  await busy.rollback().execute();
  await second.close();
  expect(answer).toMatchObject({ status: 404, body: { code: 'link-ended' } });
});

test('a link ends nothing once its person has another mailbox', async () => {
  const link = secretOf(founder);
  await server.database.write.updateTable('accounts').set({ email: 'elsewhere@people.example' }).execute();
  expect(await end(link)).toMatchObject({ status: 404, body: { code: 'link-ended' } });
  expect(await end(secretOf({ ...founder, email: 'elsewhere@people.example' }))).toMatchObject({
    status: 200,
  });
});
