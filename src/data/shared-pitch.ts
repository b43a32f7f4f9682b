import { inTransaction } from '#src/data/database/in-transaction.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { enqueue } from '#src/data/exchange/mutate.ts';
import { newId } from '#sync/ids.ts';

/**
 * Keeps a draft with these words under this id, all of it or nothing. One that is there already stays as it is, and comes back
 * where it was deleted. Answers its id; throws RefusedError where it will not do. For the service worker, which shows nobody's
 * screens: what it keeps belongs to whose database it is given.
 */
export async function keepSharedPitch(
  db: PersonDb,
  draftId: string,
  { title, description }: { title: string; description: string },
): Promise<string> {
  const doneAt = new Date().toISOString();
  const work = [
    { name: 'createDraft', args: { draftId, currency: 'INR' } },
    { name: 'editDraft', args: { draftId, field: 'title', from: '', to: title } },
    { name: 'editDraft', args: { draftId, field: 'description', from: '', to: description } },
  ].filter(({ args }) => args.to !== '');
  const bringBack = [{ name: 'restoreDraft', args: { draftId } }];
  await inTransaction(db, async () => {
    const known = await rowsOf(db, 'drafts').get(draftId);
    if (known && known.deletedAt === null) return;
    for (const each of known ? bringBack : work)
      await enqueue(db, { id: newId(Date.now()), doneAt, ...each });
  });
  return draftId;
}
