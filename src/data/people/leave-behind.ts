import { Dexie } from 'dexie';
import { currentTurn, whileTurnIs } from '#src/data/database/device-db.ts';
import { neededFiles } from '#src/data/database/entry-files.ts';
import { inTransaction } from '#src/data/database/in-transaction.ts';
import { noteKeptWork } from '#src/data/database/kept-people.ts';
import { deletePersonDb, openPersonDb } from '#src/data/database/open-db.ts';
import { UnopenedError } from '#src/data/database/opened.ts';
import { allTables, readMeta } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { forgetHeldWords } from '#src/data/words/held-words.ts';
import { hereOnly } from '#src/data/words/here-only.ts';
import { inTime } from '#src/lib/in-time.ts';
import { maskedEmail } from '#src/lib/masked-email.ts';
import { forgetNewsShown } from './shown-news.ts';

/** Milliseconds for what is left behind, where another tab may keep their database without end: the rest is done by itself, or at the next start. */
const leavingMs = 5_000;

/**
 * What a newer version has changed, say, stays with its words as it is: it keeps nobody out. Nor does what a frozen tab keeps from
 * being opened or deleted: whoever waited for that would hold the network lock as long. Answers whether it was done.
 */
export async function leaveWhatOpens(userId: string): Promise<boolean> {
  const leaving = leaveBehind(userId).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof UnopenedError)) throw error;
      return false;
    },
  );
  return inTime(leaving, leavingMs, () => false);
}

/**
 * Somebody else signed in where a session had ended, or it was ended from elsewhere: nothing of that person stays but work that
 * exists nowhere else, which goes when they sign in again. It may be cut off at any moment, and is then done again. Whether there is any is decided and marked at once, so that no tab of theirs writes
 * into what is about to be deleted. They may come again meanwhile, at any moment, and this tab stand still: what it would have
 * deleted then is left to the next start.
 */
async function leaveBehind(userId: string): Promise<void> {
  await forgetNewsShown(userId);
  const db = openPersonDb(userId);
  const left = await inTransaction(db, async () => {
    // Asked in here: who comes writes into the same tables, and looks at them once more after it is told whose the device is.
    const { personId, turn } = await Dexie.waitFor(Dexie.ignoreTransaction(() => currentTurn()));
    if (personId === userId) return null;
    const meta = { ...(await readMeta(db)), ...rowless };
    const account = await rowsOf(db, 'accounts').get(userId);
    const { work, count, since } = await hereOnly(db);
    // Asked while the rows of refused work are here to tell of theirs.
    const needed = await neededFiles(db);
    for (const table of allTables(db)) if (table !== db.outbox && table !== db.files) await table.clear();
    await db.asks.filter(({ waits }) => !waits).delete();
    if (since === undefined) {
      await db.meta.put({ ...meta, isLeft: true });
      return { turn };
    }
    const name = account ? maskedEmail(account.email) : (meta.leftAs ?? '');
    const orders = work.map(({ order }) => order);
    await db.outbox.where('order').noneOf(orders).delete();
    await db.files
      .where('hash')
      .noneOf([...needed])
      .delete();
    await db.meta.put({ ...meta, leftAs: name });
    return { turn, kept: { userId, name, count, since } };
  });
  if (!left) return;
  const { turn, kept } = left;
  if (kept) return noteKeptWork(kept);
  let deletion: Promise<void> | undefined;
  await whileTurnIs(turn, () => {
    forgetHeldWords(userId);
    deletion = deletePersonDb(userId);
  });
  await deletion;
}

/** Rows come anew with their owner: cursors that promise rows which are not here would hide them for ever. */
const rowless = { token: null, cursors: {}, resyncFrom: null, lacks: undefined, marked: [] };
