import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { Context, Rows } from '../mutation.ts';
import type { Draft } from '../records/draft.ts';
import { addHighlight } from './draft-edits.ts';

const context: Context = { userId: newId(), clientId: newId(), now: '2026-01-01T00:00:00.000Z', id: newId() };
const ids = Array.from({ length: 10 }, () => newId());

function draftWith(highlights: Draft['highlights']): Draft {
  return {
    id: newId(),
    ownerId: context.userId,
    title: 'Monsoon Mills',
    industry: '',
    stage: '',
    location: '',
    description: '',
    currency: 'INR',
    totalRequired: '',
    minInvestment: '',
    highlights,
    conflicts: [],
    createdAt: context.now,
    updatedAt: context.now,
    deletedAt: null,
    submittedAs: null,
  };
}

function added(draft: Draft, highlight: { highlightId?: string; text: string }) {
  const rows: Rows = { get: (table) => (table === 'drafts' ? draft : undefined) as never }; // only the draft is there
  const args = { draftId: draft.id, highlightId: newId(), ...highlight };
  const result = addHighlight.change(rows, args, context);
  return Array.isArray(result) ? result.find(({ table }) => table === 'drafts')?.row : result;
}

const full = draftWith(ids.map((id, at) => ({ id, text: `Highlight ${at}` })));

test('a draft takes ten highlights and not an eleventh', () => {
  const nine = draftWith(full.highlights.slice(1));
  expect(added(nine, { text: 'The tenth' })).toMatchObject({ highlights: { length: 10 } });
  expect(added(full, { text: 'The eleventh' })).toMatchObject({
    refused: { code: 'too-many', message: 'A pitch has at most 10 highlights.', field: 'highlights' },
  });
});

test('one of ten highlights can be said anew', () => {
  const again = added(full, { highlightId: ids[0], text: 'Said anew' });
  expect(again).toMatchObject({ highlights: { length: 10, 9: { id: ids[0], text: 'Said anew' } } });
});

test('a highlight is trimmed, and a blank one is not added', () => {
  const blank = draftWith([]);
  expect(added(blank, { text: '  Two looms ' })).toMatchObject({ highlights: [{ text: 'Two looms' }] });
  expect(added(blank, { text: '   ' })).toMatchObject({ refused: { code: 'blank' } });
});

test('a highlight is one line, as whoever edits the pitch reads it', () => {
  const blank = draftWith([]);
  const said = { highlights: [{ text: 'Revenue doubled' }] };
  expect(added(blank, { text: 'Revenue\r\n doubled' })).toMatchObject(said);
});
