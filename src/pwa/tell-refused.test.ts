import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { signedInHere } from '#src/testing/here.ts';
import { outside, tell } from '#src/testing/outside.ts';
import { newId } from '#sync/ids.ts';
import { usualPreferences } from '#sync/records/preferences.ts';
import { showNews } from './show-news.ts';
import { syncAndRecount } from './sync-and-recount.ts';
import { takeAwayReadHere } from './take-away-read-here.ts';

const network = vi.hoisted(() => ({ brings: async () => {} }));
vi.mock('#src/syncing/sync-in-worker.ts', () => ({ syncInWorker: () => network.brings() }));

const now = Date.parse('2026-03-01T12:00:00.000Z');
let db: PersonDb;
let userId: string;
let isClosed: boolean;
let device: ReturnType<typeof outside>;

beforeEach(async () => {
  ({ db, userId } = await signedInHere('entrepreneur'));
  isClosed = true;
  device = outside();
  vi.stubGlobal('Notification', { permission: 'granted' });
  Object.assign(device.registration, { pushManager: { getSubscription: async () => ({}) } });
});

/** The server takes something of this person's not. Answers its id. */
async function refuse(): Promise<string> {
  const id = newId();
  const args = { text: 'Shall we speak on Monday?' };
  const told = {
    code: 'not-open',
    message: 'This deal is closed.',
    field: null,
    resolution: null,
    resolvedAt: null,
  };
  const at = '2026-03-01T11:00:00.000Z';
  await rowsOf(db, 'attention').put({ id, userId, name: 'sendContactMessage', args, at, ...told });
  return id;
}

async function sync(): Promise<void> {
  await syncAndRecount(device.registration, now, async () => isClosed);
}

/** What a sync comes to in which so much is refused. */
function brings(count: number, end?: Error): void {
  network.brings = async () => {
    for (let nth = 0; nth < count; nth += 1) await refuse();
    if (end) throw end;
  };
}

const needsYou = {
  title: 'Pankh',
  body: '1 item of your work needs your answer.',
  tag: 'needs-you',
  href: '/outbox',
};

test('work that is refused while the app is closed is told of, and leads to the outbox', async () => {
  brings(1);
  await sync();
  expect(device.all()).toEqual([needsYou]);
  brings(1);
  await sync();
  expect(device.all()).toEqual([{ ...needsYou, body: '2 items of your work need your answer.' }]);
});

test('what was there before is told of once', async () => {
  await refuse();
  brings(0);
  await sync();
  expect(device.all()).toEqual([]);
});

test('it is told of, too, where the network fails after it', async () => {
  brings(1, new Error('The network failed'));
  await expect(sync()).rejects.toThrow('The network failed');
  expect(device.all()).toEqual([needsYou]);
});

test('in the quiet hours it has no sound', async () => {
  const quietHours = { from: '17:00', to: '18:00' };
  await rowsOf(db, 'preferences').put({ ...usualPreferences(userId, ''), quietHours });
  brings(1);
  await sync();
  expect(device.all()).toEqual([{ ...needsYou, silent: true }]);
});

test.each<[string, () => void]>([
  ['the app is on the screen, which says it itself', () => (isClosed = false)],
  ['the browser may not', () => vi.stubGlobal('Notification', { permission: 'default' })],
  ['the browser knows none', () => vi.stubGlobal('Notification', undefined)],
  [
    'the person has stopped it on this device',
    () => Object.assign(device.registration, { pushManager: { getSubscription: async () => null } }),
  ],
])('nothing is shown where %s', async (_, given) => {
  given();
  brings(1);
  await sync();
  expect(device.all()).toEqual([]);
});

test('it goes once nothing needs the person any more, and stays beside news until then', async () => {
  const ids: string[] = [];
  network.brings = async () => void ids.push(await refuse(), await refuse());
  await sync();
  await tell(db, {});
  await showNews(device.registration, { isSeen: false, isUpToDate: true, now });
  const settle = async (id = '') => {
    await rowsOf(db, 'attention').update(id, {
      resolution: 'discarded',
      resolvedAt: '2026-03-01T12:00:00.000Z',
    });
    await takeAwayReadHere();
  };
  await settle(ids[0]);
  expect(device.all()).toMatchObject([{ tag: 'needs-you' }, {}]);
  await settle(ids[1]);
  expect(device.texts()).toHaveLength(1);
  expect(device.all()).not.toMatchObject([{ tag: 'needs-you' }]);
});
