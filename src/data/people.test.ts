import 'fake-indexeddb/auto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '#sync/ids.ts';
import { currentPersonId, isLogoutOwed } from './device-db.ts';
import { addHighlight, createDraft, deleteDraft, editDraft, submitPitch } from './drafts.ts';
import { currentDb, openPersonDb } from './open-db.ts';
import { cancelItem, exportUnsent, keepAsDraft, retryItem } from './outbox-actions.ts';
import { outboxItems } from './outbox-items.ts';
import { adoptGuestDrafts, beginPerson, forgetPerson, guestDrafts } from './people.ts';
import { rowsOf } from './person-db.ts';
import { prepareRequest } from './prepare-request.ts';
import { RefusedError } from './refused-error.ts';
import { openDrafts } from './use-drafts.ts';

const left = new Map<string, string>();
globalThis.localStorage ??= Object.assign(Object.create(null), {
  getItem: (key: string) => left.get(key) ?? null,
  setItem: (key: string, value: string) => void left.set(key, value),
  removeItem: (key: string) => void left.delete(key),
});

const userOf = (id: string) =>
  ({
    id,
    email: 'tara@people.example',
    fullName: 'Tara Menon',
    userType: 'entrepreneur',
    emailVerified: true,
    phoneVerified: true,
  }) as const;

beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  const guest = openPersonDb('guest');
  await Promise.all(guest.tables.map((table) => table.clear()));
});

test('what a guest wrote becomes the drafts of who signs in and agrees, with the same ids, and leaves the guest', async () => {
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  const userId = newId();
  await beginPerson(userOf(userId), 'a token');
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
  await beginPerson(userOf(userId), 'a token');
  await adoptGuestDrafts();
  expect(await rowsOf(await currentDb(), 'draftVersions').toArray()).toEqual([{ ...kept, ownerId: userId }]);
  expect(await rowsOf(openPersonDb('guest'), 'draftVersions').count()).toBe(0);
});

test('nothing of a person is left on the device once they sign out, and an untold server is remembered', async () => {
  const userId = newId();
  await beginPerson(userOf(userId), 'a token');
  await createDraft();
  await forgetPerson({ logoutOwed: true });
  expect(await currentPersonId()).toBe('guest');
  expect(await isLogoutOwed()).toBe(true);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`person-${userId}`);
  expect(await openDrafts(await currentDb())).toEqual([]);
});

test('a session begun by anybody settles what was owed', async () => {
  await forgetPerson({ logoutOwed: true });
  await beginPerson(userOf(newId()), 'a token');
  expect(await isLogoutOwed()).toBe(false);
});

test('the outbox shows the changes of one draft as one thing, and its submission as another', async () => {
  await beginPerson(userOf(newId()), 'a token');
  const draftId = await createDraft();
  const fields = {
    title: 'Monsoon Mills',
    industry: 'SaaS',
    stage: 'Seed',
    location: 'Pune',
    description: 'Looms',
    totalRequired: '25 lakh',
    minInvestment: '1 lakh',
  } as const;
  for (const [field, to] of Object.entries(fields))
    await editDraft(draftId, field as keyof typeof fields, '', to); // the keys of this very object
  await submitPitch(draftId);
  expect(await outboxItems(await currentDb())).toMatchObject([
    { title: 'Draft: Monsoon Mills', detail: '8 changes', state: 'saved', canCancel: true },
    { title: 'Pitch submission: Monsoon Mills', state: 'saved', canCancel: true },
  ]);
});

test('a submission taken back leaves the draft open again; one under way cannot be taken back', async () => {
  await beginPerson(userOf(newId()), 'a token');
  const db = await currentDb();
  const draftId = await createDraft();
  for (const field of ['title', 'industry', 'stage', 'location', 'description'] as const)
    await editDraft(draftId, field, '', 'x');
  await editDraft(draftId, 'totalRequired', '', '100');
  await editDraft(draftId, 'minInvestment', '', '10');
  await submitPitch(draftId);
  expect(await openDrafts(db)).toEqual([]);
  const undo = await cancelItem(`submit:${draftId}`);
  expect(await openDrafts(db)).toMatchObject([{ id: draftId }]);
  await undo();
  expect(await openDrafts(db)).toEqual([]);
  const undoAll = await cancelItem(`draft:${draftId}`);
  expect(await outboxItems(db)).toEqual([]);
  await undoAll();
  expect(await rowsOf(db, 'opportunities').count()).toBe(1);
  await cancelItem(`submit:${draftId}`);
  expect(await rowsOf(db, 'opportunities').count()).toBe(0);
  await submitPitch(draftId);
  await prepareRequest(db, Date.now());
  await cancelItem(`submit:${draftId}`);
  expect(await rowsOf(db, 'opportunities').count()).toBe(1);
  expect(await outboxItems(db)).toMatchObject([{ canCancel: false }, { canCancel: false, state: 'sending' }]);
});

test('what will not do is refused at once and leaves nothing behind', async () => {
  const draftId = await createDraft();
  await expect(submitPitch(draftId)).rejects.toThrow(RefusedError);
  for (let at = 0; at < 10; at += 1) await addHighlight(draftId, `Highlight ${at}`);
  await expect(addHighlight(draftId, 'One too many')).rejects.toThrow('A pitch has at most 10 highlights.');
  await expect(editDraft(draftId, 'description', '', 'अ'.repeat(30_000))).rejects.toThrow(RefusedError);
  expect(await (await currentDb()).outbox.count()).toBe(11);
});

test('unsent work can be taken along as a file, with its content', async () => {
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  await deleteDraft(draftId);
  const content = JSON.parse(await (await exportUnsent()).text());
  expect(content.unsent.map(({ name }: { name: string }) => name)).toEqual([
    'createDraft',
    'editDraft',
    'deleteDraft',
  ]);
  expect(content.drafts).toMatchObject([{ title: 'Monsoon Mills' }]);
});

test('words that were refused are shown as one thing, and live on in a draft of their own', async () => {
  const userId = newId();
  await beginPerson(userOf(userId), 'a token');
  const db = await currentDb();
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Published elsewhere');
  const refusal = {
    userId,
    code: 'already-submitted',
    message: 'Already submitted.',
    field: null,
    at: '2026-03-01T09:00:00.000Z',
    resolution: null,
    resolvedAt: null,
  };
  await rowsOf(db, 'attention').bulkPut([
    { ...refusal, id: newId(), name: 'editDraft', args: { draftId, field: 'title', from: '', to: 'Mine' } },
    {
      ...refusal,
      id: newId(),
      name: 'editDraft',
      args: { draftId, field: 'description', from: '', to: 'My own words' },
    },
    {
      ...refusal,
      id: newId(),
      name: 'submitPitch',
      args: { draftId, opportunityId: newId(), accuracyConfirmed: true },
    },
  ]);
  const [item, ...others] = (await outboxItems(db)).filter(({ state }) => state === 'needs-you');
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    title: 'Draft: Mine',
    contents: ['name: Mine', 'business description: My own words', 'Submission of the pitch'],
    reason: 'Already submitted.',
    canRetry: false,
    canKeep: true,
  });
  const keptId = await keepAsDraft(item?.key ?? '');
  expect(await rowsOf(db, 'drafts').get(keptId ?? '')).toMatchObject({
    title: 'Mine',
    description: 'My own words',
  });
  expect((await outboxItems(db)).filter(({ state }) => state === 'needs-you')).toEqual([]);
});

test('a retry takes the pause off what the server had put off', async () => {
  await beginPerson(userOf(newId()), 'a token');
  const db = await currentDb();
  await createDraft();
  const failure = { code: 'daily-limit', message: 'Tomorrow.' };
  await db.outbox.toCollection().modify({ failure, heldSince: Date.now(), notBefore: Date.now() + 1e9 });
  expect((await prepareRequest(db, Date.now())).mutations).toEqual([]);
  await retryItem((await outboxItems(db))[0]?.key ?? '');
  expect((await prepareRequest(db, Date.now())).mutations).toHaveLength(1);
});

test("what a guest began is the investor's who signs in, too", async () => {
  await createDraft();
  await expect(submitPitch((await openDrafts(await currentDb()))[0]?.id ?? '')).rejects.toThrow(
    'Sign in to submit a pitch.',
  );
  await beginPerson({ ...userOf(newId()), userType: 'investor' }, 'a token');
  await adoptGuestDrafts();
  expect(await openDrafts(await currentDb())).toHaveLength(1);
});

test('who signs in where a session had ended leaves nothing of the other but unsent work', async () => {
  const [done, busy, next] = [newId(), newId(), newId()];
  await beginPerson(userOf(done), 'a token');
  await beginPerson(userOf(busy), 'a token');
  await createDraft();
  await beginPerson(userOf(next), 'a token');
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(`person-${done}`);
  expect(names).toContain(`person-${busy}`);
  expect((await openPersonDb(busy).meta.get('meta'))?.token).toBeNull();
});
