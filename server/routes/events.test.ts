import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#sync/ids.ts';
import { eventsPath, protocol, syncPath } from '#sync/protocol.ts';
import type { Account } from '#sync/records/account.ts';
import { writeChanges } from '../syncing/write.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { openStream, type Stream } from '../testing/stream.ts';

let server: TestServer;
const streams: Stream[] = [];
beforeEach(async () => {
  server = await testServer();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const stream of streams.splice(0)) stream.close();
  await server.close();
});

async function listen(cookie = ''): Promise<Stream> {
  const stream = await openStream(server.origin + eventsPath, cookie);
  streams.push(stream);
  return stream;
}

async function register(userType = 'entrepreneur'): Promise<{ id: string; cookie: string }> {
  const { body, cookie } = await server.call('POST', '/api/auth/register', {
    body: {
      email: `${newId()}@people.example`,
      password: 'a feather in the wind',
      fullName: 'Tara Menon',
      userType,
      location: 'Kochi',
    },
  });
  return { id: (body as { user: { id: string } }).user.id, cookie }; // what the server answers to a registration
}

async function createDraft({ id, cookie }: { id: string; cookie: string }): Promise<void> {
  const { status } = await server.call('POST', syncPath, {
    cookie,
    body: {
      protocol,
      epoch: '',
      userId: id,
      clientId: newId(),
      ack: 0,
      mutations: [{ seq: 1, id: newId(), name: 'createDraft', args: { draftId: newId(), currency: 'INR' } }],
      cursors: {},
    },
  });
  expect(status).toBe(200);
}

async function verify(id: string): Promise<void> {
  const account = await server.database.write.transaction().execute(async (trx) => {
    const found = await trx.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const row = { ...found, emailVerified: true, phoneVerified: true } as Account; // as stored, verified
    return { number: await writeChanges(trx, [{ table: 'accounts', id, row }], server.now()) };
  });
  server.poke.moved(new Map([[id, account.number]]));
}

test('a change pokes whoever is shown it, and nobody else', async () => {
  // Pokes leave in the order of their causes, so that what everybody hears below comes last.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const [founder, other] = [await register(), await register()];
  const [own, second, foreign, guest] = [
    await listen(founder.cookie),
    await listen(founder.cookie),
    await listen(other.cookie),
    await listen(),
  ];
  await createDraft(founder);
  await own.heard('event: poke');
  await second.heard('event: poke');
  server.poke.all();
  await foreign.heard('event: poke');
  await guest.heard('event: poke');
  expect([foreign, guest].map((stream) => stream.count('event: poke'))).toEqual([1, 1]);
});

test('an investor who is verified hears of deals under review from then on, on the stream they have', async () => {
  const investor = await register('investor');
  const stream = await listen(investor.cookie);
  server.poke.moved(new Map([['investors', 1_000]]));
  await verify(investor.id);
  await stream.heard('event: poke');
  expect(stream.count('event: poke')).toBe(1);
  server.poke.moved(new Map([['investors', 1_001]]));
  await stream.heard('event: poke', 2);
});

test('what was told once is not told again', async () => {
  const stream = await listen();
  server.poke.moved(new Map([['public', 7]]));
  await stream.heard('event: poke');
  server.poke.moved(new Map([['public', 7]]));
  server.poke.moved(new Map([['public', 8]]));
  await stream.heard('event: poke', 2);
  expect(stream.count('event: poke')).toBe(2);
});

test('signing out ends the stream of that session, and of no other', async () => {
  const founder = await register();
  const stays = await register();
  const [ending, staying] = [await listen(founder.cookie), await listen(stays.cookie)];
  await server.call('POST', '/api/auth/logout', { cookie: founder.cookie, body: {} });
  await ending.ended;
  server.poke.all();
  await staying.heard('event: poke');
});

test('a session that ran out takes its stream along instead of a poke', async () => {
  const founder = await register();
  const stream = await listen(founder.cookie);
  server.moveClock(13 * 60 * 60 * 1000);
  server.poke.all();
  await stream.ended;
  expect(stream.count('event: poke')).toBe(0);
});

test('a stream on which nothing happens gives a sign of life every 25 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stream = await listen();
  vi.advanceTimersByTime(24_000);
  expect(stream.count('event: beat')).toBe(0);
  vi.advanceTimersByTime(1_000);
  await stream.heard('event: beat');
});

test('the twenty-first stream of an account takes the place of its oldest', async () => {
  const founder = await register();
  const first = await listen(founder.cookie);
  for (let at = 0; at < 20; at += 1) await listen(founder.cookie);
  await first.ended;
  server.poke.all();
  await streams.at(1)?.heard('event: poke');
});

test('guests of one address beyond fifty are asked to come later, until one of them goes', async () => {
  const first = await listen();
  for (let at = 1; at < 50; at += 1) await listen();
  const refused = await server.call('GET', eventsPath);
  expect(refused).toMatchObject({ status: 429, body: { code: 'busy' } });
  expect(refused.headers.get('retry-after')).toBe('30');
  const founder = await register();
  await listen(founder.cookie);
  first.close();
  await expect
    .poll(async () =>
      openStream(server.origin + eventsPath, '').then(
        (stream) => {
          streams.push(stream);
          return 'open';
        },
        () => 'refused',
      ),
    )
    .toBe('open');
});
