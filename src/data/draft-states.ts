import type { PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { refusedGroups } from '#src/data/outbox/refused-work.ts';
import { describeWork } from '#src/data/told/describe-work.ts';
import { nothingSpoken } from '#src/data/told/spoken.ts';
import { clashingDrafts } from '#src/data/unsent/clashing-drafts.ts';
import { unsentEntries } from '#src/data/unsent/unsent-entries.ts';
import { unsavedByDraft } from '#src/data/words/unsaved-words.ts';

/** Where the words of a draft are, by what the outbox holds of it, and what a closing page left beside it. */
export type DraftState = 'saved' | 'sending' | 'needs-you' | 'sent';

/** Of each draft that something is held, waits or was refused of; of any other the server has everything: it is sent. */
export async function draftStates(db: PersonDb): Promise<Map<string, DraftState>> {
  const states = new Map<string, DraftState>();
  for (const entry of await unsentEntries(db)) {
    const { draftId } = describeWork(entry, nothingSpoken);
    if (draftId !== null && states.get(draftId) !== 'sending')
      states.set(draftId, entry.state === 'frozen' ? 'sending' : 'saved');
  }
  for (const { draftId } of unsavedByDraft(ownerOf(db)))
    if (states.get(draftId) !== 'sending') states.set(draftId, 'saved');
  for (const { id } of await clashingDrafts(db)) states.set(id, 'needs-you');
  for (const { draftId } of await refusedGroups(db)) if (draftId !== null) states.set(draftId, 'needs-you');
  return states;
}
