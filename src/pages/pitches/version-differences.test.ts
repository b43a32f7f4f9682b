import { expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import type { DraftVersion } from '#sync/records/draft-version.ts';
import { blankDraft } from './blank-draft.ts';
import { differencesOf, distinctVersions, previewOf } from './version-differences.ts';

const now = { ...blankDraft, title: 'Rain Mills', description: 'Looms that run on rain.' };

function version(words: Partial<DraftVersion>): DraftVersion {
  const {
    conflicts: _,
    createdAt: __,
    updatedAt: ___,
    deletedAt: ____,
    submittedAs: _____,
    ...content
  } = now;
  const kept = { id: newId(), draftId: newId(), at: '2026-03-01T09:00:00.000Z', keptBy: newId() };
  return { ...content, ...kept, why: 'before-edit', ...words };
}

test('a version is told by the parts in which it differs, and by the words that are only in it', () => {
  const highlights = [{ id: newId(), text: 'Three mills signed' }];
  const old = version({ title: 'Monsoon Mills', description: 'Looms that run on old rain.', highlights });
  expect(differencesOf(old, now).map(({ label }) => label)).toEqual([
    'Company/Project Name',
    'Business Description',
    'Highlights',
  ]);
  expect(previewOf(old, now)).toBe('Monsoon … old … Three mills signed');
});

test('a long preview ends with a whole word', () => {
  const old = version({ description: 'Bobbins and shuttles. '.repeat(20) });
  expect(previewOf(old, now)).toMatch(/(Bobbins|and|shuttles\.) …$/u);
  expect(previewOf(old, now).length).toBeLessThan(95);
});

test('versions that say what the draft says now, or what a newer one says, are not offered', () => {
  const [newest, same, repeated, older] = [
    version({ title: 'Cloud Mills' }),
    version({}),
    version({ title: 'Cloud Mills' }),
    version({ title: 'Monsoon Mills' }),
  ];
  expect(distinctVersions([newest, same, repeated, older], now)).toEqual([newest, older]);
});
