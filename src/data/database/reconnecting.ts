import { Dexie } from 'dexie';
import { clearFault, noteFault } from './database-fault.ts';
import { opened, UnopenedError } from './opened.ts';

const lost = new Set(['InvalidStateError', 'UnknownError', 'AbortError']);

/**
 * Does work on a database; where the browser had lost the connection (iOS takes it from tabs in the background, without a
 * word), once more on a fresh one. The first try may have been stored nevertheless: work must bear being done twice.
 * A live query that it is part of stays live. Throws UnopenedError where that one is lost, too.
 */
export async function reconnecting<T>(db: Dexie, work: () => PromiseLike<T>): Promise<T> {
  const handle = db.isOpen() ? db.backendDB() : null;
  try {
    return await done(db, work);
  } catch (error) {
    // Inside a transaction the whole of it is to be done again; what was closed on purpose stays closed.
    if (!isConnectionLost(error) || Dexie.currentTransaction || db.hasBeenClosed()) throw error;
    // Others may have opened it anew already.
    if (handle === null || db.backendDB() === handle) db.close({ disableAutoOpen: false });
    await opened(db);
    return done(db, work).catch((again: unknown) => {
      if (!isConnectionLost(again) || again instanceof UnopenedError) throw again;
      noteFault(db.name, 'broken');
      throw new UnopenedError('Every connection is lost', { cause: again });
    });
  }
}

async function done<T>(db: Dexie, work: () => PromiseLike<T>): Promise<T> {
  const result = await work();
  clearFault(db.name, 'broken');
  clearFault(db.name, 'missing');
  return result;
}

/**
 * Dexie wraps what the browser said: the innermost error tells. Whatever kept the database from being opened, it is not
 * there: `opened` finds out, and says so.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false;
  if (error.name === 'DatabaseClosedError' || error instanceof UnopenedError) return true;
  if ('inner' in error && error.inner) return isConnectionLost(error.inner);
  return lost.has(error.name);
}
