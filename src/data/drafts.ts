import { reconnecting } from '#src/data/database/reconnecting.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { writableDb } from '#src/data/database/writable-db.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { newId } from '#sync/ids.ts';
import { textId } from '#sync/mutations/draft-rivals.ts';
import { draftWords } from '#sync/mutations/draft-words.ts';
import { versionId } from '#sync/mutations/draft-writing.ts';
import type { Draft, DraftField } from '#sync/records/draft.ts';

// Each resolves once the change is stored on this device, and throws RefusedError where it will not do.

/** A draft as it is stored at this moment: what a screen shows of it may be a moment behind. */
export async function storedDraft(draftId: string): Promise<Draft | undefined> {
  const { db } = await writableDb();
  return reconnecting(db, () => rowsOf(db, 'drafts').get(draftId));
}

/** Begins a pitch in rupees. Answers its id. */
export async function createDraft(): Promise<string> {
  const draftId = newId();
  await mutate('createDraft', { draftId, currency: 'INR' });
  return draftId;
}

export function editDraft(draftId: string, field: DraftField, from: string, to: string): Promise<void> {
  return mutate('editDraft', { draftId, field, from, to });
}

/** `seen`: the texts the person chose from. They go by their ids: eleven long texts would be too much to send. */
export function resolveConflict(
  draftId: string,
  field: DraftField,
  value: string,
  seen: string[],
): Promise<void> {
  return mutate('resolveConflict', { draftId, field, value, seen: seen.map(textId) });
}

export function addHighlight(draftId: string, text: string): Promise<void> {
  return mutate('addHighlight', { draftId, highlightId: newId(), text });
}

export function removeHighlight(draftId: string, highlightId: string): Promise<void> {
  return mutate('removeHighlight', { draftId, highlightId });
}

/**
 * Deletes a draft as the person sees it: words that have come or will come from elsewhere, and are not in it, outlive that.
 * Answers whether it is gone from this device's drafts.
 */
export async function deleteDraft(seen: Draft): Promise<boolean> {
  await mutate('deleteDraft', { draftId: seen.id, seen: draftWords(seen) });
  return (await storedDraft(seen.id))?.deletedAt !== null;
}

export function restoreDraft(draftId: string): Promise<void> {
  return mutate('restoreDraft', { draftId });
}

/** Goes back to a version. Answers the id of the version that keeps what was there: the way forward again. */
export async function restoreVersion(draftId: string, version: string): Promise<string> {
  const id = newId(Date.now());
  await mutate('restoreVersion', { draftId, versionId: version }, id);
  return versionId(id);
}

/** Submits a draft whose figures its founder confirmed to be accurate. Answers the opportunity's id. */
export async function submitPitch(draftId: string): Promise<string> {
  const opportunityId = newId();
  await mutate('submitPitch', { draftId, opportunityId, accuracyConfirmed: true });
  return opportunityId;
}
