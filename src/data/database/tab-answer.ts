import type { Listen } from './listen.ts';
import { liveAnswer } from './live-answer.ts';
import type { PersonDb } from './person-db.ts';
import { ownerOf } from './rows.ts';
import { sharedListen } from './shared-listen.ts';
import { isTabOf } from './tab-person.ts';

type Ask = (db: PersonDb) => Promise<unknown>;

const known = new WeakMap<Ask, Listen<unknown>>();

/**
 * As liveAnswer, for the person whose screens this tab shows; undefined once somebody else has signed in elsewhere. Whoever asks
 * by the same function hears of the same live query, and has the same answer: who is signed in is asked by a dozen parts of a page.
 */
export function tabAnswer<T>(ask: (db: PersonDb) => Promise<T>): Listen<T | undefined> {
  const before = known.get(ask);
  if (before) return before as Listen<T | undefined>; // stored under what asks for it
  const listen = sharedListen(
    liveAnswer(async (db) => (isTabOf(ownerOf(db)) ? ask(db) : undefined)).subscribe,
  );
  known.set(ask, listen);
  return listen;
}
