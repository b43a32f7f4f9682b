import { asksWaiting } from './asks-waiting.ts';
import { writtenForms } from './held-forms.ts';
import { heldQuestions } from './held-questions.ts';
import { forgetKeptWork, keptWork, noteKeptWork } from './kept-people.ts';
import type { PersonDb } from './person-db.ts';
import { reconnecting } from './reconnecting.ts';
import { ownerOf } from './rows.ts';
import { typedNotSent } from './typed-unsent.ts';
import { unsavedByDraft } from './unsaved-words.ts';
import { countOfThings, entriesHereOnly } from './unsent-entries.ts';

/** After a last word of somebody whose turn on this device is over: what is kept for them may be one more, or nothing. */
export async function recountKeptWork(db: PersonDb): Promise<void> {
  const known = (await keptWork()).find(({ userId }) => userId === ownerOf(db));
  if (!known) return;
  const count = await reconnecting(db, async () => {
    const beside = [...unsavedByDraft(ownerOf(db)), ...heldQuestions(ownerOf(db))];
    const typed = (await typedNotSent(db)).length + (await writtenForms(db)).length + beside.length;
    return countOfThings(await entriesHereOnly(db)) + typed + (await asksWaiting(db)).length;
  });
  if (count === 0) await forgetKeptWork(known.userId);
  else await noteKeptWork({ ...known, count });
}
