import { Dexie } from 'dexie';
import { currentTurn, type Turn, whileTurnIs } from '#src/data/database/device-db.ts';
import { forgetKeptWork } from '#src/data/database/kept-people.ts';
import { deletePersonDb, openPersonDb } from '#src/data/database/open-db.ts';
import { readMeta } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { forgetHeldWords } from '#src/data/words/held-words.ts';
import { inTime } from '#src/lib/in-time.ts';
import { forgetDiscarded, whoIsDiscarded } from './discarded-people.ts';

/** Milliseconds for it, where another tab may keep their database without end: the rest is done by itself, or at the next start. */
const discardingMs = 5_000;

/**
 * Takes everything of somebody who left off this device, also what exists nowhere else: that was agreed to. It is emptied before
 * it is deleted, as a frozen tab keeps the one from being done alone. From the moment anybody comes or goes after `turn`, who may be
 * they, nothing more is taken. It is told of as kept until all of it is deleted, or, where that is held up, until it is empty.
 */
export async function discardPerson(userId: string, turn: Turn): Promise<void> {
  let isEmpty = false;
  let isHeldUp = false;
  const discarding = discard(userId, turn, async () => {
    isEmpty = true;
    if (isHeldUp) await forgetKeptWork(userId);
  });
  isHeldUp = await inTime(
    discarding.then(() => false),
    discardingMs,
    () => true,
  );
  if (isHeldUp && isEmpty) await forgetKeptWork(userId);
}

/**
 * What somebody who signs in had let go of before does not come back with them, where it is still here. It is emptied alone: they
 * are about to use it, and behind a deletion that a frozen tab holds up it could not even be opened.
 */
export async function emptyIfDiscarded(userId: string): Promise<void> {
  const { turn } = await currentTurn();
  if (!(await whoIsDiscarded()).has(userId)) return;
  await whileTurnIs(turn, () => forgetHeldWords(userId));
  await empty(userId, turn);
}

async function discard(
  userId: string,
  { personId, turn }: Turn,
  onEmpty: () => Promise<void>,
): Promise<void> {
  if (personId === userId) return;
  // What a newer version has changed, say, or a full device does not let be emptied, is deleted as it is.
  const isEmpty = await empty(userId, turn).catch(() => false);
  if (isEmpty) {
    // Nothing is there to be kept any more, whoever finds it.
    await forgetDiscarded(userId);
    await onEmpty();
  }
  let deletion: Promise<void> | undefined;
  await whileTurnIs(turn, () => {
    deletion = deletePersonDb(userId);
  });
  await deletion;
  if (deletion) await forgetDiscarded(userId);
  if (isEmpty || deletion) await forgetKeptWork(userId);
}

/** Answers whether it was still that turn. */
function empty(userId: string, turn: string | undefined): Promise<boolean> {
  const db = openPersonDb(userId);
  return reconnecting(db, () =>
    db.transaction('rw', db.tables, async () => {
      // Asked in here: whoever signs in writes into the same tables, and looks at them once more after it is told whose the device is.
      const now = await Dexie.waitFor(Dexie.ignoreTransaction(() => currentTurn()));
      if (now.turn !== turn) return false;
      for (const table of db.tables) await table.clear();
      await db.meta.put({ ...(await readMeta(db)), isLeft: true });
      return true;
    }),
  );
}
