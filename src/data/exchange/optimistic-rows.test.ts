import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPersonDb, type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { newId } from '#sync/ids.ts';
import type { Outcome, SyncReply, SyncRequest } from '#sync/protocol.ts';
import type { Draft } from '#sync/records/draft.ts';
import { applyReply } from './apply-reply.ts';
import { enqueue } from './mutate.ts';
import { readLayers } from './optimistic-rows.ts';
import { prepareRequest } from './prepare-request.ts';
import { replay } from './run-locally.ts';

const epoch = 'e';
const clock = { deviceNow: Date.parse('2026-03-01T09:00:00Z'), serverNow: null };
const doneAt = '2026-03-01T08:00:00.000Z';

function draftOf(id: string, ownerId: string, words: Partial<Draft>): Draft {
  return {
    id,
    ownerId,
    title: '',
    industry: '',
    stage: '',
    location: '',
    description: '',
    currency: 'INR',
    totalRequired: '',
    minInvestment: '',
    highlights: [],
    conflicts: [],
    createdAt: doneAt,
    updatedAt: doneAt,
    deletedAt: null,
    submittedAs: null,
    trail: { fields: {}, sitting: null, broughtBack: null },
    ...words,
  };
}

let number = 0;
async function answer(
  db: PersonDb,
  request: SyncRequest,
  { changes = [], outcomes = [] }: { changes?: Draft[]; outcomes?: Outcome[] },
): Promise<void> {
  number += 1;
  const reply: SyncReply = {
    epoch,
    outcomes,
    changes: changes.map((row) => ({ table: 'drafts', id: row.id, row })),
    deletions: [],
    cursors: { public: number },
    more: false,
    directory: null,
  };
  const { result } = await applyReply(db, request, reply, clock);
  expect(result).not.toBe('stale');
}

/** What screens would show if everything unsent were done again on what the server has. */
async function wholeReplay(db: PersonDb) {
  const meta = await readMeta(db);
  const unsent = (await db.outbox.orderBy('order').toArray()).filter(({ state }) => state !== 'refused');
  const { server, shown } = await readLayers(db, unsent, meta);
  replay(server, unsent, meta);
  return { expected: server, shown };
}

const fields = ['title', 'description', 'location'] as const;
const act = fc.record({
  kind: fc.constantFrom('edit', 'delete', 'restore', 'ask'),
  draft: fc.nat(2),
  field: fc.constantFrom(...fields),
  to: fc.constantFrom('one', 'one two', 'three', ''),
  told: fc.subarray([0, 1, 2]),
  decides: fc.array(fc.constantFrom('applied', 'refused', 'silent'), { minLength: 4, maxLength: 4 }),
});

test('after any answer the screens show the same as if all unsent work had been done again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 25 }), async (acts) => {
      const owner = newId();
      const db = createPersonDb(owner);
      const ids = [newId(), newId(), newId()];
      const rows = ids.map((id) => draftOf(id, owner, {}));
      await answer(db, await prepareRequest(db, 0), { changes: rows });
      for (const { kind, draft, field, to, told, decides } of acts) {
        const draftId = ids[draft] ?? '';
        const shown = await rowsOf(db, 'drafts').get(draftId);
        const does = (name: string, args: object) =>
          enqueue(db, { id: newId(), name, args: { draftId, ...args }, doneAt }).catch(() => undefined);
        if (kind === 'edit') await does('editDraft', { field, from: shown?.[field] ?? '', to });
        if (kind === 'delete') await does('deleteDraft', {});
        if (kind === 'restore') await does('restoreDraft', {});
        if (kind !== 'ask') continue;
        const request = await prepareRequest(db, 0);
        const outcomes = request.mutations.flatMap(({ seq, id }, at): Outcome[] => {
          const result = decides[at % decides.length];
          if (result === 'applied') return [{ result, seq, id, at: number + 1 }];
          if (result === 'refused')
            return [{ result, seq, id, at: number + 1, failure: { code: 'no', message: 'No' } }];
          return [];
        });
        const changes = told.map((at) => draftOf(ids[at] ?? '', owner, { [field]: `${to} of others` }));
        await answer(db, request, { changes, outcomes });
        const { expected, shown: after } = await wholeReplay(db);
        expect(after).toEqual(expected);
      }
      await db.delete();
    }),
    { numRuns: 40 },
  );
});

test('work of an older version, which touched fewer rows, leaves nothing behind when it is refused', async () => {
  const owner = newId();
  const db = createPersonDb(owner);
  const [one, other] = [newId(), newId()];
  const before = { title: 'Rain Looms', updatedAt: '2026-02-01T08:00:00.000Z' };
  await answer(db, await prepareRequest(db, 0), {
    changes: [draftOf(one, owner, before), draftOf(other, owner, {})],
  });
  const edit = { draftId: one, field: 'title', from: 'Rain Looms', to: 'Cloud Looms' };
  await enqueue(db, { id: newId(), name: 'editDraft', args: edit, doneAt });
  await db.outbox.toCollection().modify({ touches: [`drafts/${one}`] });
  const request = await prepareRequest(db, 0);
  await answer(db, request, { changes: [draftOf(one, owner, { ...before, location: 'Surat' })] });
  const again = await prepareRequest(db, 0);
  const [sent] = again.mutations;
  await answer(db, again, {
    outcomes: [
      {
        result: 'refused',
        seq: sent?.seq ?? 0,
        id: sent?.id ?? '',
        at: 1,
        failure: { code: 'no', message: 'No' },
      },
    ],
  });
  expect(await rowsOf(db, 'drafts').get(one)).toMatchObject({ title: 'Rain Looms', location: 'Surat' });
  expect(await rowsOf(db, 'draftVersions').count()).toBe(0);
  expect(await db.base.count()).toBe(0);
});

test('words that were typed and taken back show no version that doing it again would not keep', async () => {
  const owner = newId();
  const db = createPersonDb(owner);
  const id = newId();
  await answer(db, await prepareRequest(db, 0), { changes: [draftOf(id, owner, { title: 'Rain Looms' })] });
  const edit = (from: string, to: string) =>
    enqueue(db, {
      id: newId(),
      name: 'editDraft',
      args: { draftId: id, field: 'title', from, to },
      doneAt,
    });
  await edit('Rain Looms', 'Cloud Looms');
  await edit('Cloud Looms', 'Rain Looms');
  expect(await rowsOf(db, 'draftVersions').count()).toBe(1);
  const { expected, shown } = await wholeReplay(db);
  expect(shown).toEqual(expected);
});

test('words written after an edit that changed nothing keep no version that doing them again would keep', async () => {
  const owner = newId();
  const db = createPersonDb(owner);
  const id = newId();
  await answer(db, await prepareRequest(db, 0), { changes: [draftOf(id, owner, { title: 'Rain Looms' })] });
  for (const [from, to] of [
    ['', ''],
    ['', 'Looms'],
  ] as const) {
    const args = { draftId: id, field: 'description', from, to };
    await enqueue(db, { id: newId(), name: 'editDraft', args, doneAt });
  }
  const { expected, shown } = await wholeReplay(db);
  expect(shown).toEqual(expected);
});
