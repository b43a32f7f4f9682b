import { clashingDrafts } from './clashing-drafts.ts';
import { describeWork } from './describe-work.ts';
import type { PersonDb } from './person-db.ts';
import { refusedGroups } from './refused-work.ts';
import { ownerOf } from './rows.ts';
import { nothingSpoken } from './spoken.ts';
import { unsavedByDraft } from './unsaved-words.ts';
import { unsentEntries } from './unsent-entries.ts';

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
