import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { keepAsk, keepReply } from '#src/data/asks.ts';
import { currentDb, openPersonDb } from '#src/data/database/open-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { createDraft, editDraft } from '#src/data/drafts.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { holdOfPage } from '#src/data/words/held-by-page.ts';
import { keepUnsaved } from '#src/data/words/unsaved-words.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { newId } from '#sync/ids.ts';
import type { Draft } from '#sync/records/draft.ts';
import { exportUnsent } from './export-unsent.ts';

const left = localStorageHere();

beforeEach(async () => {
  left.clear();
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

test('a question that waits for the AI goes along, for a person and for a program, and one that was answered does not', async () => {
  const asked = { task: 'chat', context: 'home', href: '/explore', input: {} } as const;
  const waiting = await keepAsk({ ...asked, question: 'Who funds looms\nin Kochi?' });
  await keepReply(waiting, { answer: 'Ask around.' }, { isHere: true, waits: true });
  await keepAsk({ ...asked, question: 'What is a SAFE?' });
  const text = await (await exportUnsent()).text();
  expect(text).toContain('A question that waits for the AI\n  - Who funds looms\n    in Kochi?');
  const { asks } = JSON.parse(text.slice(text.indexOf('\n{') + 1));
  expect(asks).toMatchObject([{ id: waiting, question: 'Who funds looms\nin Kochi?', href: '/explore' }]);
  expect(text).not.toContain('What is a SAFE?');
});

test('words of a draft that a closing page could no longer store go along, of this person alone', async () => {
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Cotton Lane');
  keepUnsaved(draftId, [{ field: 'description', from: '', to: 'Looms that\nrun on rain.' }]);
  holdOfPage(newId(), 'draft', draftId, [{ field: 'location', from: '', to: 'Surat' }]);
  const text = await (await exportUnsent()).text();
  expect(text).toContain(
    'Draft: Cotton Lane (written, not stored)\n  - business description: Looms that\n    run on rain.',
  );
  const { unsaved } = JSON.parse(text.slice(text.indexOf('\n{') + 1));
  expect(unsaved).toEqual([
    { draftId, edits: [{ field: 'description', from: '', to: 'Looms that\nrun on rain.' }] },
  ]);
});

const at = '2026-03-01T09:00:00.000Z';
