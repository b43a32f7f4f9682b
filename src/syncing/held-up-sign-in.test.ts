import 'fake-indexeddb/auto';
import '#src/testing/page-globals.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { currentPersonId, setCurrentPerson } from '#src/data/database/device-db.ts';
import { keptWork } from '#src/data/database/kept-people.ts';
import { deletePersonDb } from '#src/data/database/open-db.ts';
import { createPersonDb } from '#src/data/database/person-db.ts';
import { databaseName, storeName } from '#src/data/database/rows.ts';
import { createDraft } from '#src/data/drafts.ts';
import { forgetPerson, removeKeptWork } from '#src/data/people/people.ts';
import { withNetworkLock } from '#src/lib/network-lock.ts';
import { notePerson, useSyncFacts } from '#src/state/sync-status.ts';
import { useTypedTools } from '#src/state/typed-tools.ts';
import { madeUpUser } from '#src/testing/here.ts';
import { guestId, newId } from '#sync/ids.ts';
import { inCookieOrder } from './cookie-order.ts';
import { drainAndTell } from './drain-and-tell.ts';
import { signIn, signOut, tidyDevice } from './session.ts';

// Other tabs stand still while they hold what a sign-in, or a sign-out, needs.

beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  notePerson(guestId);
});

/** Signs a person in, whom the server knows. */
function enter(id: string) {
  vi.stubGlobal('fetch', async () => Response.json({ user: madeUpUser(id), token: 'a token' }));
  return signIn({ email: 'tara@people.example', password: 'a feather in the wind' });
}

test('where a frozen tab keeps what is kept of who signs in from being opened, that is told after 20 s', async () => {
  const id = newId();
  const frozen = await frozenWith(id);
  indexedDB.deleteDatabase(databaseName(id));
  const pass = clock();
  const entered = enter(id).catch((error: unknown) => error);
  await pass(25);
  expect(await entered).toMatchObject({ name: 'UnopenedOwnError', fault: 'blocked' });
  frozen.close();
});

test('where a tab that is stuck keeps what is kept of who signs in, that is told after 20 s, and the device is not theirs later', async () => {
  const id = newId();
  const stuck = await stuckWith(id);
  const pass = clock();
  const entered = enter(id).catch((error: unknown) => error);
  await pass(25);
  expect(await entered).toMatchObject({ name: 'UnopenedOwnError', fault: 'blocked' });
  stuck.end();
  await pass(5);
  expect(await currentPersonId()).toBe(guestId);
  await deletePersonDb(id);
});

test('who signs in beside a tab that is stuck in doing the same has the device within 70 s', async () => {
  const held = Promise.withResolvers<void>();
  const pass = clock();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutByThatClock);
  const stuck = inCookieOrder(() => held.promise);
  const id = newId();
  const entered = enter(id);
  await pass(70);
  expect(await currentPersonId()).toBe(id);
  held.resolve();
  await Promise.all([entered, stuck]);
});

test('who signs in while much is read for a guest is in within two seconds', async () => {
  const read = Promise.withResolvers<Response>();
  const asked = vi.fn(() => read.promise);
  vi.stubGlobal('fetch', asked);
  const reading = withNetworkLock(() => drainAndTell(() => {}, {}));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  const pass = clock();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutByThatClock);
  const id = newId();
  const entered = enter(id);
  await pass(2);
  expect(await currentPersonId()).toBe(id);
  read.resolve(Response.error());
  await Promise.all([entered, reading]);
});

/** Browsers' own goes by no clock of a test. */
function timeoutByThatClock(ms: number): AbortSignal {
  const over = new AbortController();
  setTimeout(() => over.abort(new DOMException('Too long', 'TimeoutError')), ms);
  return over.signal;
}

/** A tab that holds a transaction over this person's database until it is told to end. */
async function stuckWith(id: string) {
  const db = await frozenWith(id);
  let isOver = false;
  const store = db.transaction('meta', 'readwrite').objectStore('meta');
  const goOn = () => {
    if (isOver) db.close();
    else store.get('meta').addEventListener('success', goOn);
  };
  goOn();
  return { end: () => (isOver = true) };
}

test('a tab that tidies behind a frozen one that holds somebody’s database keeps nobody from the network for long', async () => {
  const frozen = await frozenWith(newId());
  const pass = clock();
  const tidied = tidyDevice();
  await pass(1);
  let isSynced = false;
  const synced = withNetworkLock(async () => {
    isSynced = true;
  });
  await pass(10);
  expect(isSynced).toBe(true);
  await Promise.all([tidied, synced]);
  frozen.close();
});

test('who signs out behind a frozen tab is out at once, and what they let go of is neither on the device nor kept', async () => {
  const id = newId();
  await enter(id);
  await createDraft();
  useTypedTools.setState({ 'pitch-enhancer': { industry: 'Textiles' } });
  const frozen = await frozenWith(id);
  const pass = clock();
  let isOut = false;
  const leave = async () => {
    await signOut();
    isOut = true;
  };
  const out = leave();
  await pass(1);
  expect([useTypedTools.getState(), useSyncFacts.getState().personId]).toEqual([{}, guestId]);
  expect(await storedIn(frozen)).toEqual({ meta: 1 });
  await pass(10);
  expect([isOut, await currentPersonId()]).toEqual([true, guestId]);
  await out;
  const tidied = tidyDevice();
  await pass(10);
  await tidied;
  expect(await keptWork()).toEqual([]);
  frozen.close();
  await expect
    .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
    .not.toContain(frozen.name);
});

test('what somebody lets go of who signs out behind a tab that is stuck is kept by no later start', async () => {
  const id = newId();
  await enter(id);
  await createDraft();
  const stuck = await stuckWith(id);
  const pass = clock();
  const out = signOut();
  await pass(10);
  await out;
  expect(await currentPersonId()).toBe(guestId);
  const tidied = tidyDevice();
  await pass(10);
  await tidied;
  stuck.end();
  await pass(5);
  await tidyDevice();
  expect(await keptWork()).toEqual([]);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseName(id));
});

test('who signs in again behind a frozen tab is in, and what they had let go of is not: their tab had died before it was gone', async () => {
  const id = newId();
  await enter(id);
  await createDraft();
  await setCurrentPerson(guestId, { discards: id });
  const frozen = await frozenWith(id);
  const pass = clock();
  const entered = enter(id);
  await pass(25);
  expect(await entered).toMatchObject({ waiting: 0 });
  expect(await storedIn(frozen)).toEqual({ [storeName('accounts')]: 1, meta: 1 });
  frozen.close();
});

test('kept work that is removed behind a tab that is stuck is told of until that goes on, and then no more', async () => {
  const [id, next] = [newId(), newId()];
  await enter(id);
  await createDraft();
  await enter(next);
  const stuck = await stuckWith(id);
  const pass = clock();
  const removed = removeKeptWork(id);
  await pass(10);
  await removed;
  expect(await keptWork()).toMatchObject([{ userId: id, count: 1 }]);
  stuck.end();
  await pass(5);
  expect(await keptWork()).toEqual([]);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseName(id));
});

/** How much is stored in which of its tables, of those where there is anything. */
async function storedIn(db: IDBDatabase): Promise<Record<string, number>> {
  const tables = [...db.objectStoreNames];
  const asked = db.transaction(tables);
  const counts = tables.map((table) => asked.objectStore(table).count());
  await new Promise((resolve) => asked.addEventListener('complete', resolve));
  const stored = tables.map((table, at) => [table, counts[at]?.result ?? 0] as const);
  return Object.fromEntries(stored.filter(([, count]) => count > 0));
}

/** A tab that has this person's database open, and does not hear that it is to go. */
async function frozenWith(id: string): Promise<IDBDatabase> {
  const db = await createPersonDb(id).open();
  db.close();
  const opening = indexedDB.open(databaseName(id));
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  return opening.result;
}

/** Seconds pass when they are told to. */
function clock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      vi.advanceTimersByTime(1_000);
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    }
  };
}
