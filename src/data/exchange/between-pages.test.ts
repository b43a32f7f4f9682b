import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createPersonDb, readMeta } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { latelySent } from '#src/data/outbox/lately-sent.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { newId } from '#sync/ids.ts';
import type { SyncReply } from '#sync/protocol.ts';
import type { Draft } from '#sync/records/draft.ts';
import { applyReply } from './apply-reply.ts';
import { enqueue } from './mutate.ts';
import { prepareQuestion, prepareRequest } from './prepare-request.ts';

const draftId = newId();
const [before, mine] = ['We weave cotton.', 'We weave fine cotton.'];
const joined = 'We weave fine cotton in Pune.';

/** A device whose edit was sent and applied at number 5; by then another device had written in the draft, at 8. */
async function deviceWithEdit() {
  const userId = newId();
  const db = createPersonDb(userId, { indexedDB: new IDBFactory(), IDBKeyRange });
  const doing = (name: string, args: object) =>
    enqueue(db, { id: newId(), name, args, doneAt: new Date().toISOString() });
  const edit = (from: string, to: string) => doing('editDraft', { draftId, field: 'description', from, to });
  const answer = async (news: Partial<SyncReply>, at: number, sends = false) => {
    const request = sends ? await prepareRequest(db, Date.now()) : await prepareQuestion(db);
    const outcomes = request.mutations.map(({ seq, id }) => ({ result: 'applied', seq, id, at: 5 }) as const);
    const cursors = { [userId]: at, public: at };
    const none = { changes: [], deletions: [], more: false, directory: null };
    const reply = { epoch: 'an epoch', outcomes, cursors, ...none, ...news };
    return applyReply(db, request, reply, { deviceNow: Date.now(), serverNow: Date.now() });
  };
  await doing('createDraft', { draftId, currency: 'INR' });
  await edit('', before);
  const { clientId } = await readMeta(db);
  const written = await rowsOf(db, 'drafts').get(draftId);
  const shows = (description: string) => [
    { table: 'drafts' as const, id: draftId, row: { ...(written as Draft), description } }, // it was just made
  ];
  await answer({ changes: shows(before) }, 5, true);
  expect(written?.trail?.fields.description).toMatchObject({ clientId });
  return { db, edit, answer, shows };
}

test('an edit is not said to be merged on a page that does not bring its draft', async () => {
  const { db, edit, answer, shows } = await deviceWithEdit();
  await edit(before, mine);
  const { merged } = await answer({ more: true }, 6, true);
  expect(merged).toEqual([]);
  await answer({ changes: shows(mine) }, 8);
  expect((await latelySent(db)).map(({ state }) => state)).toEqual(['sent']);
});

test('an edit is said to be merged on a page that brings its draft, though others follow', async () => {
  const { db, edit, answer, shows } = await deviceWithEdit();
  await edit(before, mine);
  await answer({ changes: shows(joined), more: true }, 8, true);
  expect((await latelySent(db)).map(({ state }) => state)).toEqual(['merged']);
});

test('between two pages nobody is asked to choose between their own words', async () => {
  const { db, edit, answer, shows } = await deviceWithEdit();
  const needing = async () => (await outboxItems(db)).filter(({ mustChoose }) => mustChoose);
  const title = (from: string, to: string) =>
    enqueue(db, {
      id: newId(),
      name: 'editDraft',
      args: { draftId, field: 'title', from, to },
      doneAt: new Date().toISOString(),
    });
  await title('', 'Looms');
  const request = await prepareRequest(db, Date.now());
  await title('Looms', 'Rain Looms');
  await edit(before, mine);
  expect(request.mutations).toHaveLength(1);
  await answer({ more: true }, 6, true);
  expect(await needing()).toEqual([]);
  const [shown] = shows(before);
  await answer({ changes: shown ? [{ ...shown, row: { ...shown.row, title: 'Tide Looms' } }] : [] }, 8);
  expect(await needing()).toHaveLength(1);
});
