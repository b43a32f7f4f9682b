import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { protocol, type SyncReply, syncPath, syncReplySchema } from '#sync/protocol.ts';
import { removeRows, writeChanges } from '../syncing/write.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { signUp } from '../testing/people.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

test.each([protocol - 2, protocol + 1])(
  'a client of protocol %i is told to update, whatever else its request holds',
  async (spoken) => {
    const { status, body } = await server.call('POST', syncPath, {
      body: { protocol: spoken, other: 'shape' },
    });
    expect({ status, body }).toMatchObject({ status: 426, body: { code: 'update-needed' } });
  },
);

test.each([protocol - 1, protocol])('protocol %i is spoken, and held to its shape', async (spoken) => {
  const { status, body } = await server.call('POST', syncPath, {
    body: { protocol: spoken, other: 'shape' },
  });
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid' } });
});

test('guests of one address send 120 mutations a minute, of which outcomes are kept; questions and people go on', async () => {
  const post = (userId: string | null, count: number, cookie = '') => {
    const mutations = Array.from({ length: count }, (_, at) => ({
      seq: at + 1,
      id: newId(),
      name: 'unknown',
      args: null,
    }));
    const body = { protocol, epoch: '', userId, clientId: newId(), ack: 0, mutations, cursors: {} };
    return server.call('POST', syncPath, { body, cookie });
  };
  expect((await post(null, 90)).status).toBe(200);
  // What is refused counts for nothing.
  expect((await post(null, 31)).status).toBe(429);
  expect((await post(null, 30)).status).toBe(200);
  const refused = await post(null, 1);
  expect(refused).toMatchObject({ status: 429, body: { code: 'busy' } });
  expect(refused.headers.get('retry-after')).toBe('60');
  const stored = await server.database.read.selectFrom('outcomes').select('seq').execute();
  expect(stored).toHaveLength(120);
  expect((await post(null, 0)).status).toBe(200);
  const tara = await signUp(server);
  expect((await post(tara.id, 1, tara.cookie)).status).toBe(200);
  server.moveClock(60_000);
  expect((await post(null, 1)).status).toBe(200);
});

test('who reads everything anew over and over waits for the next minute, other people do not', async () => {
  const [tara, ravi] = [await signUp(server), await signUp(server)];
  const { database } = server;
  const [createdAt, content] = [server.now(), 'Rain. '.repeat(80_000)];
  const told = { userType: 'investor', rating: 5, fullName: 'A', location: 'B', createdAt } as const;
  const changes = [1, 2].map(() => {
    const row = { ...told, id: newId(), content };
    return { table: 'testimonials' as const, id: row.id, row };
  });
  await database.write.transaction().execute((trx) => writeChanges(trx, changes, createdAt));
  const ask = ({ id: userId, cookie }: typeof tara) => {
    const body = { protocol, epoch: '', userId, clientId: newId(), ack: 0, mutations: [], cursors: {} };
    return server.call('POST', syncPath, { body, cookie, headers: { 'accept-encoding': 'identity' } });
  };
  let asked = 0;
  for (; asked < 60; asked += 1) if ((await ask(tara)).status !== 200) break;
  expect(asked).toBeGreaterThan(40);
  expect(asked).toBeLessThan(55);
  const refused = await ask(tara);
  expect(refused).toMatchObject({ status: 429, body: { code: 'busy' } });
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await ask(ravi)).status).toBe(200);
  server.moveClock(60_000);
  expect((await ask(tara)).status).toBe(200);
});

test('what is offered again because its answer was lost does not count again', async () => {
  const mutations = Array.from({ length: 100 }, (_, at) => ({
    seq: at + 1,
    id: newId(),
    name: 'unknown',
    args: null,
  }));
  const body = { protocol, epoch: '', userId: null, clientId: newId(), ack: 0, mutations, cursors: {} };
  for (let sent = 0; sent < 5; sent += 1)
    expect((await server.call('POST', syncPath, { body })).status).toBe(200);
});

test('a device whose line breaks off long answers asks for shorter ones, which lead to the end as well', async () => {
  const { database } = server;
  const createdAt = '2026-03-01T12:00:00.000Z';
  const told = { userType: 'investor', rating: 5, fullName: 'A', location: 'B', createdAt } as const;
  const rows = Array.from({ length: 40 }, () => ({ ...told, id: newId(), content: 'Good. '.repeat(50) }));
  await database.write.transaction().execute((trx) =>
    writeChanges(
      trx,
      rows.map((row) => ({ table: 'testimonials', id: row.id, row })),
      createdAt,
    ),
  );
  const ask = async (wish: string, cursors: SyncReply['cursors'] = {}) => {
    const body = { protocol, epoch: '', userId: null, clientId: newId(), ack: 0, mutations: [], cursors };
    const answer = await server.call('POST', `${syncPath}?replyBytes=${wish}`, { body });
    return syncReplySchema.parse(answer.body);
  };
  const shown: string[] = [];
  for (let page = await ask('2000'); ; page = await ask('2000', page.cursors)) {
    expect(Buffer.byteLength(JSON.stringify(page.changes.map(({ row }) => row)))).toBeLessThan(2_100);
    shown.push(...page.changes.map(({ id }) => id));
    if (!page.more) break;
  }
  expect(shown.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  const all = (await ask('')).cursors;
  for (const unreadable of ['', '0', 'all', '1e9']) expect((await ask(unreadable)).changes).toHaveLength(40);

  const keys = rows.map(({ id }) => ({ table: 'testimonials', id }) as const);
  await database.write.transaction().execute((trx) => removeRows(trx, keys, createdAt));
  let gone = 0;
  for (let page = await ask('2000', all); ; page = await ask('2000', page.cursors)) {
    expect(Buffer.byteLength(JSON.stringify(page.deletions))).toBeLessThan(2_500);
    gone += page.deletions.length;
    if (!page.more) break;
  }
  expect(gone).toBe(40);
});
