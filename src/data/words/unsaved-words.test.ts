import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { finishLeaving } from '#src/data/people/finish-leaving.ts';
import { forgetPerson } from '#src/data/people/people.ts';
import { inAnotherTab } from '#src/testing/another-tab.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { handOver } from './held-by-page.ts';
import { keepUnsaved, unsavedByDraft, unsavedOf } from './unsaved-words.ts';

const draftId = newId();
const edits = [{ field: 'title', from: '', to: 'Looms' }] as const;
const newer = [{ ...edits[0], to: 'Looms that run' }];

/** Somebody whose draft has words that a page left as it closed, where there is no room for more of them. */
async function leftWhereNothingMoreIsHeld(): Promise<string> {
  const beside = localStorageHere();
  const { userId } = await signedInHere('entrepreneur');
  const closed = await anotherTab();
  closed.keepUnsaved(draftId, [...edits]);
  const room = lengthOf(beside);
  const set = beside.set.bind(beside);
  vi.spyOn(beside, 'set').mockImplementation((name, words) => {
    if (lengthOf(new Map([...beside, [name, words]])) > room)
      throw new DOMException('No room', 'QuotaExceededError');
    return set(name, words);
  });
  return userId;
}

/** Another tab that shows whoever uses the device now. */
function anotherTab(): Promise<typeof import('./unsaved-words.ts')> {
  return inAnotherTab(async () => {
    const { tabPersonId } = await import('#src/data/database/tab-person.ts');
    await tabPersonId();
    return import('./unsaved-words.ts');
  });
}

function lengthOf(kept: Map<string, string>): number {
  return [...kept].flat().join('').length;
}

test('what a page left of a draft stays until the page that took it up holds it itself', async () => {
  const userId = await leftWhereNothingMoreIsHeld();
  expect(await unsavedOf(draftId)).toEqual(edits);
  keepUnsaved(draftId, newer);
  expect(unsavedByDraft(userId)).toEqual([{ draftId, edits }]);
  vi.restoreAllMocks();
  keepUnsaved(draftId, newer);
  expect(unsavedByDraft(userId)).toEqual([{ draftId, edits: newer }]);
  keepUnsaved(draftId, []);
  expect(unsavedByDraft(userId)).toEqual([]);
});

test('what a page has left of a draft since another took it up stays as that one has stored what it began with', async () => {
  localStorageHere();
  const { userId } = await signedInHere('entrepreneur');
  const other = await anotherTab();
  other.keepUnsaved(draftId, [...edits]);
  expect(await unsavedOf(draftId)).toEqual(edits);
  other.keepUnsaved(draftId, newer);
  keepUnsaved(draftId, []);
  expect(unsavedByDraft(userId)).toEqual([{ draftId, edits: newer }]);
});

test('it goes with its draft to whoever signs in, though there is room for it but once', async () => {
  const userId = await leftWhereNothingMoreIsHeld();
  const next = newId();
  handOver(userId, next, 'draft');
  expect([unsavedByDraft(userId), unsavedByDraft(next)]).toEqual([[], [{ draftId, edits }]]);
});

test('it stays where it is where it cannot be handed to them', async () => {
  const userId = await leftWhereNothingMoreIsHeld();
  handOver(userId, `${newId()} with a longer name`, 'draft');
  expect(unsavedByDraft(userId)).toEqual([{ draftId, edits }]);
});

test('what a tab leaves of a draft after its writer has signed out in another is taken off the device', async () => {
  const beside = localStorageHere();
  await signedInHere('entrepreneur');
  const other = await anotherTab();
  await forgetPerson({ logoutOwed: false });
  other.keepUnsaved(draftId, [...edits]);
  expect(beside.size).toBe(1);
  await finishLeaving();
  expect([...beside]).toEqual([]);
});
