import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { protocol, type SyncRequest, syncPath } from '#sync/protocol.ts';
import { readAll } from '../db/records.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { writeChanges } from './write.ts';

// What the server keeps of work that it does not take is bounded, whoever sends it.

let server: TestServer;
let desks: ReturnType<typeof desk>;
let founder: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  founder = await desks.person({ userType: 'entrepreneur' });
});
afterEach(() => server.close());

function post(given: Partial<SyncRequest>, cookie = '') {
  const { id: userId, clientId } = founder;
  const body = { protocol, epoch: '', userId, clientId, ack: 0, mutations: [], cursors: {}, ...given };
  return server.call('POST', syncPath, { body, cookie });
}
const work = (seq: number) => ({ seq, id: newId(), name: 'createDraft', args: null });

test('what is said of a guest’s fault is short, however long the words at fault are', async () => {
  const words = {
    name: 'Tara',
    email: 'tara@example.org',
    subject: 'Hello',
    message: 'Hello',
    consent: true,
  };
  const args = { ...words, ['x'.repeat(100_000)]: 1 };
  const mutations = [{ seq: 1, id: newId(), name: 'sendContactMessage', args }];
  const { body } = await post({ userId: null, mutations });
  expect(body).toMatchObject({ outcomes: [{ result: 'refused', failure: { code: 'invalid' } }] });
  const kept = await server.database.read.selectFrom('outcomes').select('outcome').executeTakeFirstOrThrow();
  expect(kept.outcome.length).toBeLessThan(1_000);
});

test('of a device that begins in the middle nothing is kept', async () => {
  const { body } = await post({ mutations: [work(5)] }, founder.cookie);
  expect(body).toMatchObject({ outcomes: [], gapAt: 1 });
  expect(await server.database.read.selectFrom('clients').selectAll().execute()).toEqual([]);
});

test('five hundred pieces of refused work ask for a person’s attention; what is more stays with the device that sent it', async () => {
  const refuse = () =>
    desks.send(founder, 'editDraft', { draftId: newId(), field: 'title', from: '', to: 'Looms' });
  const kept = async () => (await readAll(server.database.read, 'attention')).length;
  const told = {
    userId: founder.id,
    name: 'editDraft',
    args: null,
    code: 'not-found',
    message: 'Gone.',
    field: null,
  };
  const rows = Array.from({ length: 499 }, () => ({
    id: newId(),
    ...told,
    resolution: null,
    resolvedAt: null,
  }));
  const now = server.now();
  await server.database.write.transaction().execute((trx) =>
    writeChanges(
      trx,
      rows.map((row) => ({ table: 'attention', id: row.id, row: { ...row, at: now } })),
      now,
    ),
  );
  expect(await refuse()).toMatchObject({ result: 'refused', at: expect.any(Number) });
  expect(await kept()).toBe(500);
  expect(await refuse()).toMatchObject({ result: 'refused', at: 0, failure: { code: 'not-found' } });
  expect(await kept()).toBe(500);
});

test.each([
  ['sixteen megabytes', true, 16],
  ['two, before their email is verified,', false, 2],
])(
  '%s of refused work ask for a person’s attention; what is more stays with the device that sent it',
  async (_, emailVerified, most) => {
    const sender = await desks.person({ emailVerified });
    const words = 'x'.repeat(100_000);
    const refuse = (to = words) =>
      desks.send(sender, 'editDraft', { draftId: newId(), field: 'title', from: '', to });
    const now = server.now();
    const told = {
      userId: sender.id,
      name: 'editDraft',
      code: 'invalid',
      message: 'Too long.',
      field: 'to',
      at: now,
    };
    const rows = Array.from({ length: most * 10 - 1 }, () => {
      const row = { id: newId(), ...told, args: words, resolution: null, resolvedAt: null };
      return { table: 'attention' as const, id: row.id, row };
    });
    await server.database.write.transaction().execute((trx) => writeChanges(trx, rows, now));
    expect(await refuse()).toMatchObject({ result: 'refused', at: 0 });
    expect(await refuse('Looms')).toMatchObject({ result: 'refused', at: expect.any(Number) });
    const kept = (await readAll(server.database.read, 'attention')).filter(
      ({ userId }) => userId === sender.id,
    );
    expect(kept).toHaveLength(most * 10);
  },
);

test('a person sends three thousand pieces of work in a quarter of an hour, and goes on in the next', async () => {
  const mutations = Array.from({ length: 100 }, (_, at) => work(at + 5));
  for (let sent = 0; sent < 30; sent += 1)
    expect((await post({ mutations }, founder.cookie)).status).toBe(200);
  const one = { mutations: [work(5)] };
  const refused = await post(one, founder.cookie);
  expect(refused).toMatchObject({ status: 429, body: { code: 'busy' } });
  expect(refused.headers.get('retry-after')).toBe('900');
  expect((await post({}, founder.cookie)).status).toBe(200);
  const other = await desks.person();
  expect((await post({ ...one, userId: other.id, clientId: newId() }, other.cookie)).status).toBe(200);
  server.moveClock(900_000);
  expect((await post(one, founder.cookie)).status).toBe(200);
});
