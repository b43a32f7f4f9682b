import { writableDb } from '#src/data/database/writable-db.ts';
import { storeHere } from './store-here.ts';
import { storeTyped, typedIn } from './typed-words.ts';

/** Lets go of what was typed to somebody, and of the files that were to go along. */
export async function discardTyped(connectionId: string): Promise<void> {
  const here = await writableDb();
  const { db } = here;
  await storeHere(here, [db.typed, db.chosen], async () => {
    // Not deleted: a tab that shows the words sees by the turn that they went.
    const { turn } = await typedIn(db, connectionId);
    await storeTyped(db, connectionId, '', { known: turn, gone: '' });
    await db.chosen.delete(connectionId);
  });
}
