import { newId } from '#sync/ids.ts';
import { inTransaction } from './in-transaction.ts';
import { enqueue } from './mutate.ts';
import type { PersonDb } from './person-db.ts';

/**
 * Keeps a draft with these words, all of it or nothing. Answers its id; throws RefusedError where it will not do. For the
 * service worker, which shows nobody's screens: what it keeps belongs to whose database it is given.
 */
export async function keepSharedPitch(
  db: PersonDb,
  { title, description }: { title: string; description: string },
): Promise<string> {
  const draftId = newId();
  const doneAt = new Date().toISOString();
  const work = [
    { name: 'createDraft', args: { draftId, currency: 'INR' } },
    { name: 'editDraft', args: { draftId, field: 'title', from: '', to: title } },
    { name: 'editDraft', args: { draftId, field: 'description', from: '', to: description } },
  ].filter(({ args }) => args.to !== '');
  await inTransaction(db, async () => {
    for (const each of work) await enqueue(db, { id: newId(Date.now()), doneAt, ...each });
  });
  return draftId;
}
