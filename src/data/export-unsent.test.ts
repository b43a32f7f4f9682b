import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import type { Draft } from '#sync/records/draft.ts';
import { createDraft, editDraft } from './drafts.ts';
import { exportUnsent } from './export-unsent.ts';
import { mutate } from './mutate.ts';
import { currentDb, openPersonDb } from './open-db.ts';
import { rowsOf } from './rows.ts';

beforeEach(async () => {
  await Promise.all(openPersonDb('guest').tables.map((table) => table.clear()));
});

async function words(): Promise<string> {
  const text = await (await exportUnsent()).text();
  return text.slice(text.indexOf('THE DRAFTS, WHOLE'), text.indexOf('THE SAME FOR A PROGRAM'));
}

test('every text of a clash goes along in words', async () => {
  const draftId = await createDraft();
  await editDraft(draftId, 'description', '', 'Looms that run on rain.');
  const values = ['Looms that run\non tides.', ''].map((value) => ({ value, at, clientId: newId() }));
  const conflicts: Draft['conflicts'] = [
    { field: 'description', values },
    { field: 'location', values: values.slice(0, 1) },
  ];
  await rowsOf(await currentDb(), 'drafts').update(draftId, { conflicts });
  expect((await words()).split('\n').filter((line) => line.startsWith('  '))).toEqual([
    `  location, also written (${at}): Looms that run`,
    '    on tides.',
    '  business description: Looms that run on rain.',
    `  business description, also written (${at}): Looms that run`,
    '    on tides.',
    `  business description, also written (${at}): (nothing)`,
    '  currency: INR',
  ]);
});

test('a draft that was deleted or submitted is marked as such', async () => {
  const named = async (title: string) => {
    const draftId = await createDraft();
    await editDraft(draftId, 'title', '', title);
    return draftId;
  };
  await named('Cotton Lane');
  await mutate('deleteDraft', { draftId: await named('Monsoon Mills') });
  await rowsOf(await currentDb(), 'drafts').update(await named('Night Market'), { submittedAs: newId() });
  const titles = (await words()).split('\n').filter((line) => /^[CMN]/.test(line));
  expect(titles).toEqual(['Cotton Lane', 'Monsoon Mills (deleted)', 'Night Market (submitted)']);
});

const at = '2026-03-01T09:00:00.000Z';
