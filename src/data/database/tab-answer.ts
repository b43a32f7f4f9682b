import { liveAnswer } from './live-answer.ts';
import type { PersonDb } from './person-db.ts';
import { ownerOf } from './rows.ts';
import { isTabOf } from './tab-person.ts';

/** As liveAnswer, for the person whose screens this tab shows; undefined once somebody else has signed in elsewhere. */
export function tabAnswer<T>(ask: (db: PersonDb) => Promise<T>) {
  return liveAnswer(async (db) => (isTabOf(ownerOf(db)) ? ask(db) : undefined));
}
