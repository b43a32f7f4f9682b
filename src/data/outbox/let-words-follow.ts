import type { PersonDb } from '#src/data/database/person-db.ts';
import { reorder } from '#src/data/exchange/reorder.ts';
import { keyText } from '#sync/table-names.ts';

/**
 * Words may wait that were written after an acceptance that was taken back since: they go behind the new one, before which they would
 * be refused. In its transaction.
 */
export async function letWordsFollow(db: PersonDb, id: string): Promise<void> {
  const about = await db.outbox
    .where('touches')
    .equals(keyText({ table: 'connections', id }))
    .sortBy('order');
  const words = about.filter(({ name, state }) => name === 'sendMessage' && state === 'waiting');
  const last = about.at(-1)?.order ?? 0;
  if (words.length > 0) await reorder(db, new Map(words.map((entry, at) => [entry.id, last + 1 + at])));
}
