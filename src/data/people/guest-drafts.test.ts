import 'fake-indexeddb/auto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { currentDb, openPersonDb } from '#src/data/database/open-db.ts';
import { type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { createDraft, editDraft, submitPitch } from '#src/data/drafts.ts';
import { openDrafts } from '#src/data/use-drafts.ts';
import { writtenForms } from '#src/data/words/held-forms.ts';
import { keepWritten } from '#src/data/words/written-forms.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpUser } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { adoptGuestDrafts, deleteGuestDrafts, guestDrafts } from './guest-drafts.ts';
import { beginPerson, forgetPerson } from './people.ts';

localStorageHere();

beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  const guest = openPersonDb('guest');
  await Promise.all(guest.tables.map((table) => table.clear()));
});

test('what a guest wrote becomes the drafts of who signs in and agrees, with the same ids, and leaves the guest', async () => {
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  const userId = newId();
  await beginPerson(madeUpUser(userId), 'a token');
  expect((await guestDrafts()).map(({ title }) => title)).toEqual(['Monsoon Mills']);
  expect(await openDrafts(await currentDb())).toEqual([]);
  await adoptGuestDrafts();
  expect(await openDrafts(await currentDb())).toMatchObject([
    { id: draftId, title: 'Monsoon Mills', ownerId: userId },
  ]);
  expect(await guestDrafts()).toEqual([]);
  await adoptGuestDrafts();
  expect(await (await currentDb()).outbox.count()).toBe(2);
});

test('a guest’s drafts that nobody takes along are deleted for good, and nobody else’s', async () => {
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  await beginPerson(madeUpUser(newId()), 'a token');
  const own = await createDraft();
  await deleteGuestDrafts();
  expect(await guestDrafts()).toEqual([]);
  const guest = openPersonDb('guest');
  expect([await guest.outbox.count(), await rowsOf(guest, 'drafts').count()]).toEqual([0, 0]);
  expect(await openDrafts(await currentDb())).toMatchObject([{ id: own }]);
});

test("a guest's versions of a draft come along with it, and leave the guest", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  vi.setSystemTime(1_800_000_900_000);
  await editDraft(draftId, 'title', 'Monsoon Mills', 'Rain Mills');
  const [kept] = await rowsOf(await currentDb(), 'draftVersions').toArray();
  expect(kept).toMatchObject({ title: 'Monsoon Mills', ownerId: 'guest' });
  const userId = newId();
  await beginPerson(madeUpUser(userId), 'a token');
  await adoptGuestDrafts();
  expect(await rowsOf(await currentDb(), 'draftVersions').toArray()).toEqual([
    { ...kept, ownerId: userId, writtenBy: (await readMeta(await currentDb())).clientId },
  ]);
  expect(await rowsOf(openPersonDb('guest'), 'draftVersions').count()).toBe(0);
});

/** A highlight that is typed and not added, and one of several texts that are made one. */
async function writeOnDraft(draftId: string) {
  const at = { title: 'What you typed', href: '/pitches' };
  const typed = { highlight: { from: '', to: 'Two patents' } };
  await keepWritten({ key: `highlight:${draftId}`, ...at }, typed, { highlight: 'Highlight' });
  const combined = { title: { from: ['Mills', 'Looms'], to: 'Mills and looms' } };
  await keepWritten({ key: `combined:${draftId}:title`, ...at }, combined, { title: 'Title' });
}
const writtenBy = async (db: PersonDb) => (await writtenForms(db)).map(({ key, fields }) => [key, fields]);

test('what a guest has typed of a draft and not added comes along with it, and leaves the guest', async () => {
  const draftId = await createDraft();
  await writeOnDraft(draftId);
  const guest = openPersonDb('guest');
  const written = await writtenBy(guest);
  expect(written).toHaveLength(2);
  await beginPerson(madeUpUser(newId()), 'a token');
  expect(await writtenBy(await currentDb())).toEqual([]);
  await adoptGuestDrafts();
  expect([await writtenBy(await currentDb()), await writtenBy(guest)]).toEqual([written, []]);
});

test('what a guest has typed of a draft is deleted with it, and nothing that they wrote elsewhere', async () => {
  await writeOnDraft(await createDraft());
  const report = { key: 'report:person:rain', title: 'Report', href: '/investors' };
  await keepWritten(report, { detail: { from: '', to: 'It rains.' } }, { detail: 'Detail' });
  await beginPerson(madeUpUser(newId()), 'a token');
  await deleteGuestDrafts();
  expect((await writtenBy(openPersonDb('guest'))).map(([key]) => key)).toEqual([report.key]);
  expect(await writtenBy(await currentDb())).toEqual([]);
});

test("what a guest began is the investor's who signs in, too", async () => {
  await createDraft();
  await expect(submitPitch((await openDrafts(await currentDb()))[0]?.id ?? '')).rejects.toThrow(
    'Sign in to submit a pitch.',
  );
  await beginPerson({ ...madeUpUser(newId()), userType: 'investor' }, 'a token');
  await adoptGuestDrafts();
  expect(await openDrafts(await currentDb())).toHaveLength(1);
});
