import { expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import type { DraftVersion } from '#sync/records/draft-version.ts';
import { blankDraft } from './blank-draft.ts';
import { differencesOf, distinctVersions, previewsOf } from './version-differences.ts';

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

test('a version is told by the parts in which it differs, each with what it said then', () => {
  const highlights = [{ id: newId(), text: 'Three mills signed' }];
  const old = version({ title: 'Monsoon Mills', description: 'Looms that run on old rain.', highlights });
  expect(differencesOf(old, now).map(({ label }) => label)).toEqual([
    'Company/Project Name',
    'Business Description',
    'Highlights',
  ]);
  expect(previewsOf(old, now)).toEqual([
    { label: 'Company/Project Name', words: 'Monsoon Mills' },
    { label: 'Business Description', words: 'Looms that run on old rain.' },
    { label: 'Highlights', words: 'Three mills signed' },
  ]);
});

test('a long text is shown from where it first says something else, or from its beginning where it only says less', () => {
  const long = 'Looms that run on rain, in every village of the coast, for weavers who own them together.';
  const present = { ...now, description: `${long} And mills.` };
  const own = version({ title: now.title, description: `${long} Once by wind. And mills.` });
  expect(previewsOf(own, present)).toEqual([
    { label: 'Business Description', words: '… Once by wind. And mills.' },
  ]);
  const shorter = version({ title: now.title, description: `${long} And` });
  expect(previewsOf(shorter, present)[0]?.words).toMatch(/^Looms that run on rain, in every village/);
});

test('a part that was empty then is told as empty', () => {
  expect(previewsOf(version({ description: '' }), now)).toEqual([
    { label: 'Business Description', words: '' },
  ]);
});

test('a long preview ends with a whole word', () => {
  const old = version({ description: 'Bobbins and shuttles. '.repeat(20) });
  const [preview] = previewsOf(old, now);
  expect(preview?.words).toMatch(/(Bobbins|and|shuttles\.)…$/u);
  expect(preview?.words.length).toBeLessThan(95);
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
