import { currentPersonId } from '#src/data/database/device-db.ts';
import { hasLeft } from '#src/data/database/has-left.ts';
import { inTransaction } from '#src/data/database/in-transaction.ts';
import { openPersonDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { keyOf } from '#src/data/database/row-set.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { writableDb } from '#src/data/database/writable-db.ts';
import { enqueue } from '#src/data/exchange/mutate.ts';
import { openDrafts } from '#src/data/use-drafts.ts';
import { stampOf } from '#src/data/words/form-parts.ts';
import { forgetAllOf, handOver } from '#src/data/words/held-by-page.ts';
import { dropForm, formsByKey } from '#src/data/words/held-forms.ts';
import { guestId } from '#sync/ids.ts';
import type { Draft } from '#sync/records/draft.ts';
import { takeGuestForms } from './take-guest-words.ts';

/** What somebody wrote here before signing in. */
export async function guestDrafts(): Promise<Draft[]> {
  if ((await currentPersonId()) === guestId) return [];
  const guest = openPersonDb(guestId);
  return reconnecting(guest, () => openDrafts(guest));
}

/** Makes the guest's drafts the signed-in person's, by doing the same actions under the same ids in their name. */
export async function adoptGuestDrafts(): Promise<void> {
  const guest = openPersonDb(guestId);
  const { db: person, isCurrent } = await writableDb();
  // The device may have changed hands in another tab while this one offered it.
  if (!isCurrent || ownerOf(person) === guestId) throw hasLeft();
  const work = await reconnecting(guest, () => guest.outbox.orderBy('order').toArray());
  for (const entry of work.filter(isAboutDraft)) await enqueue(person, entry);
  handOver(guestId, ownerOf(person), 'draft');
  await takeGuestForms(person, isFormOfDraft);
  await forgetDrafts(guest);
}

/** Takes the guest's drafts off this device, for good. */
export async function deleteGuestDrafts(): Promise<void> {
  const guest = openPersonDb(guestId);
  await forgetDrafts(guest);
  forgetAllOf(guestId, 'draft');
  await forgetForms(guest);
}

async function forgetDrafts(guest: PersonDb): Promise<void> {
  await inTransaction(guest, async () => {
    const work = await guest.outbox.toArray();
    await guest.outbox.bulkDelete(work.filter(isAboutDraft).map(({ order }) => order));
    await guest.base.filter(({ key }) => isOfDraft(key)).delete();
    await rowsOf(guest, 'drafts').clear();
    await rowsOf(guest, 'draftVersions').clear();
  });
}

async function forgetForms(guest: PersonDb): Promise<void> {
  await inTransaction(guest, async () => {
    for (const [key, forms] of await formsByKey(guest))
      if (isFormOfDraft(key)) await dropForm(guest, key, forms.map(stampOf));
  });
}

/** A highlight that was typed and not added, or a text that was being made of several. */
function isFormOfDraft(key: string): boolean {
  return key.startsWith('highlight:') || key.startsWith('combined:');
}

function isAboutDraft({ touches }: { touches: string[] }): boolean {
  return touches.length > 0 && touches.every(isOfDraft);
}

function isOfDraft(key: string): boolean {
  const { table } = keyOf(key);
  return table === 'drafts' || table === 'draftVersions';
}
