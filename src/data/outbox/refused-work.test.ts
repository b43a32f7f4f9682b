import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentDb, openPersonDb } from '#src/data/database/open-db.ts';
import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { addHighlight, createDraft, editDraft } from '#src/data/drafts.ts';
import { applyReply } from '#src/data/exchange/apply-reply.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { newId } from '#sync/ids.ts';
import type { Outcome } from '#sync/protocol.ts';
import { discardItem, keepAsDraft, retryItem } from './outbox-actions.ts';
import { outboxItems } from './outbox-items.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

const person = () =>
  ({
    id: newId(),
    email: 'tara@people.example',
    fullName: 'Tara Menon',
    userType: 'entrepreneur',
    emailVerified: true,
    phoneVerified: true,
  }) as const;

let db: PersonDb;
let user: ReturnType<typeof person>;
beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  user = person();
  await beginPerson(user, 'a token');
  db = await currentDb();
});

/** The server answers everything that waits like this, at number 9. */
async function answerAll(outcome: (sent: { seq: number; id: string; name: string }) => Outcome) {
  const request = await prepareRequest(db, Date.now());
  const cursors = { [user.id]: 9, public: 9 };
  const none = { changes: [], deletions: [], more: false, directory: null };
  const reply = { epoch: 'an epoch', outcomes: request.mutations.map(outcome), cursors, ...none };
  await applyReply(db, request, reply, { deviceNow: Date.now(), serverNow: Date.now() });
}

const usedId = { code: 'used-id', message: 'This id already belongs to another action.' };
const refusedAsUsed = ({ seq, id }: { seq: number; id: string }) =>
  ({ result: 'refused', seq, id, at: 0, failure: usedId }) as const;

async function refuseWords() {
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  await answerAll(refusedAsUsed);
  return draftId;
}

test('work under an id of somebody else stays in the outbox with its words until the person lets it go', async () => {
  await refuseWords();
  const [item] = await outboxItems(db);
  expect(item).toMatchObject({
    title: 'Draft: Monsoon Mills',
    reason: usedId.message,
    state: 'needs-you',
    canDiscard: true,
    changes: [{ words: 'New draft' }, { words: 'name: Monsoon Mills' }],
  });
  await discardItem(item?.key ?? '');
  expect(await outboxItems(db)).toEqual([]);
  expect(await db.outbox.toArray()).toEqual([]);
});

test('what only this device knows was refused stays on it when somebody else signs in', async () => {
  await refuseWords();
  const refused = await db.outbox.toArray();
  expect(refused).toHaveLength(2);
  await beginPerson(person(), 'another token');
  expect(await openPersonDb(user.id).outbox.toArray()).toEqual(refused);
});

test('refused work is named by the draft where the name that was refused is an empty one', async () => {
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  await prepareRequest(db, Date.now());
  await editDraft(draftId, 'title', 'Monsoon Mills', '');
  await answerAll(({ seq, id }) => ({ result: 'applied', seq, id, at: 99 }));
  await answerAll(refusedAsUsed);
  expect(await rowsOf(db, 'drafts').get(draftId)).toMatchObject({ title: 'Monsoon Mills' });
  expect(await outboxItems(db)).toMatchObject([
    { title: 'Draft: Monsoon Mills', changes: [{ words: 'name: (nothing)' }] },
  ]);
});

/** Puts refused work before the person as an answer of the server does: all of one request at one moment. */
async function tellRefused(works: { id: string; name: string; args: unknown }[], code = 'daily-limit') {
  const why = { code, message: 'Tomorrow.', field: null, resolution: null, resolvedAt: null };
  const at = '2026-03-01T09:00:00.000Z';
  await rowsOf(db, 'attention').bulkPut(works.map((work) => ({ ...work, userId: user.id, at, ...why })));
}

/** Names that a person gave a draft, one after the other, refused. */
async function refusedNames(draftId: string, names: string[]): Promise<void> {
  const edits = names.map((to, place) => ({
    id: newId(Date.now()),
    name: 'editDraft',
    args: { draftId, field: 'title', from: names[place - 1] ?? '', to },
  }));
  await tellRefused(edits);
}

const names = Array.from({ length: 12 }, (_, at) => `Monsoon Mills ${at + 1}`);

test('refused work is retried in the order of doing, also when it is refused again', async () => {
  const draftId = await createDraft();
  const lines = names.slice(0, 10);
  await tellRefused(
    lines.map((text) => ({
      id: newId(Date.now()),
      name: 'addHighlight',
      args: { draftId, highlightId: newId(), text },
    })),
  );
  const retried = async () => {
    const item = (await outboxItems(db)).find(({ state }) => state === 'needs-you');
    expect(item?.changes.map(({ words }) => words)).toEqual(lines.map((line) => `highlight: ${line}`));
    await retryItem(item?.key ?? '');
    expect((await rowsOf(db, 'drafts').get(draftId))?.highlights.map(({ text }) => text)).toEqual(lines);
    return db.outbox.filter(({ name }) => name === 'addHighlight').toArray();
  };
  const again = await retried();
  await Promise.all([db.outbox.clear(), rowsOf(db, 'attention').clear()]);
  await rowsOf(db, 'drafts').update(draftId, { highlights: [] });
  await tellRefused(again.map(({ id, name, args }) => ({ id, name, args })));
  expect(await retried()).toHaveLength(lines.length);
});

test('the newest of refused words lives on in a new draft', async () => {
  const draftId = await createDraft();
  await refusedNames(draftId, names);
  const item = (await outboxItems(db)).find(({ state }) => state === 'needs-you');
  const keptId = await keepAsDraft(item?.key ?? '');
  expect(await rowsOf(db, 'drafts').get(keptId ?? '')).toMatchObject({ title: 'Monsoon Mills 12' });
});

test('a refused highlight lives on in a new draft, for which one of the ten that the old one keeps makes room', async () => {
  const draftId = await createDraft();
  for (const line of names.slice(0, 10)) await addHighlight(draftId, line);
  const args = { draftId, highlightId: newId(), text: 'Forty looms at work' };
  await tellRefused([{ id: newId(Date.now()), name: 'addHighlight', args }]);
  const keptId = await keepAsDraft(`refused:${draftId}`);
  const kept = await rowsOf(db, 'drafts').get(keptId ?? '');
  expect(kept?.highlights.map(({ text }) => text)).toEqual([...names.slice(0, 9), args.text]);
});

test('a crash before refused words are settled leaves them as they were, and no draft', async () => {
  const draftId = await createDraft();
  await refusedNames(draftId, names);
  const key = `refused:${draftId}`;
  const crash = (_: unknown, { name }: Entry) => {
    if (name === 'resolveAttention') throw new Error('the tab crashed');
  };
  db.outbox.hook('creating', crash);
  await expect(keepAsDraft(key)).rejects.toThrow('the tab crashed');
  expect(await rowsOf(db, 'drafts').toCollection().primaryKeys()).toEqual([draftId]);
  db.outbox.hook('creating').unsubscribe(crash);
  const keptId = await keepAsDraft(key);
  const draftIds = await rowsOf(db, 'drafts').toCollection().primaryKeys();
  expect(new Set(draftIds)).toEqual(new Set([draftId, keptId]));
});

test('a plan that has ended meanwhile is not to be ended again', async () => {
  const work = { name: 'endPlan', args: { planId: 'investor-basic-monthly', seen: 'requested' } };
  await tellRefused([{ id: newId(), ...work }], 'already-ended');
  expect(await outboxItems(db)).toMatchObject([{ canRetry: false, canDiscard: true }]);
});
