import { clearLogoutOwed, currentPersonId, currentTurn, whileTurnIs } from '#src/data/database/device-db.ts';
import { inTransaction } from '#src/data/database/in-transaction.ts';
import { deletePersonDb, openPersonDb } from '#src/data/database/open-db.ts';
import { opened, UnopenedError } from '#src/data/database/opened.ts';
import { type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { giveDeviceTo, tabPersonId } from '#src/data/database/tab-person.ts';
import { countOfThings, unsentEntries } from '#src/data/unsent/unsent-entries.ts';
import { leaveForms } from '#src/data/words/departures.ts';
import { takeGuestQuestions } from '#src/data/words/held-questions.ts';
import { forgetHeldWords } from '#src/data/words/held-words.ts';
import { inTime } from '#src/lib/in-time.ts';
import type { SessionUser } from '#sync/endpoints/auth.ts';
import { guestId } from '#sync/ids.ts';
import { discardPerson, emptyIfDiscarded } from './discard-person.ts';
import { forgetDisplaced } from './displaced-people.ts';
import { leaveWhatOpens } from './leave-behind.ts';
import { forgetNewsShown } from './shown-news.ts';
import { takeGuestAsks } from './take-guest-asks.ts';
import { takeGuestMessages } from './take-guest-messages.ts';
import { takeGuestWords } from './take-guest-words.ts';

/** Milliseconds for what comes before the device is given to who signs in: another tab may keep their database without end. */
const comingMs = 20_000;

/** Milliseconds for a deletion that is to make room, where another tab may keep the database without end. */
const makingRoomMs = 5_000;

/**
 * This device is now this person's: their own database, with the little that the sign-in told of them. Answers how many
 * things of theirs waited here for them. Throws UnopenedError where that database does not open, or another tab keeps it:
 * whoever then signs in beside this has the device to themselves, for it is not given any more.
 */
export async function beginPerson(user: SessionUser, token: string): Promise<number> {
  const { waiting, before } = await soon(come(user, token));
  await giveDeviceTo(user.id);
  const db = await soon(comeAnew(user, token));
  // Once more, before the guest has them no more: those of before may have been cleared with what was left of an earlier sign-out.
  await (await takeGuestMessages(db))();
  // What this device cannot take over now is no reason to keep its owner out; the next start tries again.
  await takeGuestAsks(db).catch(() => undefined);
  await takeGuestWords(db).catch(() => undefined);
  takeGuestQuestions(user.id);
  if (before !== guestId && before !== user.id) await leaveWhatOpens(before);
  return waiting;
}

async function come(user: SessionUser, token: string) {
  const db = await opened(openPersonDb(user.id));
  await emptyIfDiscarded(user.id);
  const waiting = await arrive(db, user, token);
  const before = await currentPersonId();
  await takeGuestMessages(db);
  return { waiting, before };
}

/**
 * Until a moment ago another tab may have taken them for somebody who left, and begun with that: what it has cleared is told anew,
 * and a connection that its deletion has closed is opened anew behind that. No other tab begins with it now.
 */
async function comeAnew(user: SessionUser, token: string): Promise<PersonDb> {
  const db = openPersonDb(user.id);
  try {
    await opened(db);
    const { token: stored } = await reconnecting(db, () => readMeta(db));
    if (stored !== token) await arrive(db, user, token);
    return db;
  } catch (error) {
    if (!db.hasBeenClosed()) throw error;
    return comeAnew(user, token);
  }
}

function soon<T>(coming: Promise<T>): Promise<T> {
  return inTime(coming, comingMs, () => {
    throw new UnopenedError('Another tab keeps it');
  });
}

function arrive(db: PersonDb, user: SessionUser, token: string): Promise<number> {
  return inTransaction(db, async () => {
    const { isLeft: _, leftAs: __, ...meta } = await readMeta(db);
    await db.meta.put({ ...meta, token });
    if (!(await rowsOf(db, 'accounts').get(user.id))) {
      const unknownYet = { username: '', location: '', createdAt: new Date().toISOString() };
      await rowsOf(db, 'accounts').put({ ...user, ...unknownYet });
    }
    return countOfThings(await unsentEntries(db));
  });
}

type Forgetting = { logoutOwed: boolean; onLeft?: () => void };

/**
 * Forgets whoever this tab shows, with everything of theirs, in every tab. `onLeft`: the device is theirs no more, and the rest may
 * take a while. Throws where the device is full even without what was theirs, which is gone then; RefusedError where it is somebody
 * else's by now.
 */
export async function forgetPerson({ logoutOwed, onLeft = () => {} }: Forgetting): Promise<void> {
  const userId = await tabPersonId();
  const leaveDevice = () => giveDeviceTo(guestId, { discards: userId });
  const turn = await leaveDevice().catch(async (error: unknown) => {
    if (!isStorageFull(error) || userId === guestId) throw error;
    // A full device takes deletions, and what goes anyway may be what has filled it.
    await inTime(deletePersonDb(userId), makingRoomMs, () => undefined);
    return leaveDevice();
  });
  if (!logoutOwed) await clearLogoutOwed();
  onLeft();
  if (userId === guestId) return;
  leaveForms();
  forgetHeldWords(userId);
  await forgetNewsShown(userId);
  await discardPerson(userId, turn);
  // Another tab may have held more, which that database took no more.
  await whileTurnIs(turn.turn, () => forgetHeldWords(userId));
}

/** Takes unsent work of somebody else off this device, for good. */
export async function removeKeptWork(userId: string): Promise<void> {
  // First whose turn it is: who comes later may be they, and what they do then is not meant.
  const turn = await currentTurn();
  if (userId === turn.personId) return;
  await forgetDisplaced(userId);
  await whileTurnIs(turn.turn, () => forgetHeldWords(userId));
  await discardPerson(userId, turn);
}
