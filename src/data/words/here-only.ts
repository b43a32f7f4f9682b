import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { asksWaiting } from '#src/data/unsent/asks-waiting.ts';
import { countOfThings, entriesHereOnly } from '#src/data/unsent/unsent-entries.ts';
import { bornAt } from '#sync/ids.ts';
import { writtenForms } from './held-forms.ts';
import { heldQuestions } from './held-questions.ts';
import { typedNotSent } from './typed-unsent.ts';
import { unsavedByDraft } from './unsaved-words.ts';

/**
 * What exists nowhere but on this device: the work that was done (`work`), how many things that is with all that is typed,
 * written or asked, and since when there is any (ISO), undefined where there is nothing. Part of a transaction, or of a
 * `reconnecting`.
 */
export async function hereOnly(
  db: PersonDb,
): Promise<{ work: Entry[]; count: number; since: string | undefined }> {
  const owner = ownerOf(db);
  const work = await entriesHereOnly(db);
  const unsaved = [...unsavedByDraft(owner), ...heldQuestions(owner)].map(() => new Date().toISOString());
  const asked = (await asksWaiting(db)).map(({ id }) => new Date(bornAt(id) ?? 0).toISOString());
  const written = [...(await typedNotSent(db)), ...(await writtenForms(db))].map(({ at = '' }) => at);
  const beside = [...written, ...unsaved, ...asked];
  const [since] = [...work.map(({ doneAt }) => doneAt), ...beside].sort();
  return { work, count: countOfThings(work) + beside.length, since };
}
