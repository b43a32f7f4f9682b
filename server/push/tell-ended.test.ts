import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startBackground } from '../background.ts';
import { keepHouse } from '../housekeeping.ts';
import { createPusher } from '../outside/pusher.ts';
import { type PushWorld, pushWorld } from '../testing/push.ts';
import { tellEnded } from './tell-ended.ts';

const hour = 60 * 60 * 1000;

let world: PushWorld;
beforeEach(async () => {
  world = await pushWorld();
  await endIn(12 * hour);
});
afterEach(() => world.close());

/** Has all sessions end by themselves so much later. */
async function endIn(ms: number): Promise<void> {
  const { database, now } = world.server;
  const expiresAt = new Date(Date.parse(now()) + ms).toISOString();
  await database.write.updateTable('sessions').set({ expiresAt }).execute();
}

/** Which devices are told once so much time has passed. */
async function told(after = 0): Promise<string[]> {
  const { server, service } = world;
  server.moveClock(after);
  const before = service.taken.length;
  await tellEnded(server, createPusher(server.settings, server.pushKeys));
  return service.taken.slice(before).map(({ path }) => path.slice(1));
}

test('a device whose session ends is woken once more, without a word, and then no more', async () => {
  const { founder, service, subscribe, tell, woken } = world;
  await subscribe(founder, 'phone');
  expect(await told(12 * hour - 1)).toEqual([]);
  expect(await told(1)).toEqual(['phone']);
  expect(service.taken.at(-1)?.body).toBe('');
  await tell();
  expect([await told(hour), await woken(hour)]).toEqual([[], []]);
});

test('in the quiet hours it is told at their end, also where the house is kept meanwhile', async () => {
  const { server, desks, founder, subscribe } = world;
  await subscribe(founder, 'phone');
  // The session ends at half past two in the morning, Indian time.
  await desks.send(founder, 'setQuietHours', { quietHours: { from: '22:00', to: '07:00' } });
  expect(await told(12 * hour)).toEqual([]);
  server.moveClock(hour);
  await keepHouse(server);
  expect(await told()).toEqual([]);
  expect(await told(4 * hour)).toEqual(['phone']);
  await keepHouse(server);
  expect(await server.database.read.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test('it is tried once, and a session of which nobody could be told goes 30 days later', async () => {
  const { server, founder, investor, service, subscribe } = world;
  await subscribe(founder, 'phone');
  await subscribe(investor, 'laptop');
  service.answers(503);
  expect((await told(12 * hour)).toSorted()).toEqual(['laptop', 'phone']);
  expect(await told(hour)).toEqual([]);
  const all = server.database.read.selectFrom('pushSubscriptions').selectAll();
  expect(await all.execute()).toEqual([]);
  await subscribe(await world.secondDevice(founder), 'tablet');
  await endIn(0);
  server.moveClock(30 * 24 * hour);
  await keepHouse(server);
  expect(await all.execute()).toHaveLength(1);
  server.moveClock(1);
  await keepHouse(server);
  expect(await all.execute()).toEqual([]);
});

test('who signs out, or is signed out from elsewhere, is told nothing', async () => {
  const { server, founder, subscribe } = world;
  await subscribe(founder, 'phone');
  await server.call('POST', '/api/auth/logout', { cookie: founder.cookie });
  expect(await told(12 * hour)).toEqual([]);
});

test('whose sessions ended days ago, while the server was not there, are told before the house forgets them', async () => {
  const { server, desks, service, subscribe } = world;
  const people = await Promise.all(Array.from({ length: 45 }, () => desks.person()));
  for (const [nth, person] of people.entries()) await subscribe(person, `phone${nth}`);
  await endIn(hour);
  server.moveClock(72 * hour);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = startBackground(server);
  try {
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await vi.waitFor(() => expect(new Set(service.taken.map(({ path }) => path)).size).toBe(45));
  } finally {
    await stop();
  }
});
