import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { currentPersonId, isLogoutOwed } from './device-db.ts';
import { addHighlight, createDraft, deleteDraft, editDraft, submitPitch } from './drafts.ts';
import { currentDb, openPersonDb } from './open-db.ts';
import { cancelItem, exportUnsent } from './outbox-actions.ts';
import { adoptGuestDrafts, beginPerson, forgetPerson, guestDrafts } from './people.ts';
import { rowsOf } from './person-db.ts';
import { prepareRequest } from './prepare-request.ts';
import { RefusedError } from './refused-error.ts';
import { openDrafts } from './use-drafts.ts';
import { outboxItems } from './use-outbox.ts';

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
