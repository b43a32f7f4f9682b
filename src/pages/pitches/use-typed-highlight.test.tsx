import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { keepWritten } from '#src/data/words/written-forms.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { blankDraft } from './blank-draft.ts';
import { HighlightsField } from './highlights-field.tsx';
import { highlightAbout, useTypedHighlight } from './use-typed-highlight.ts';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const stored = { ...blankDraft, id: newId() };
const draft = { values: stored, stored, open: async () => stored.id };

function Highlights() {
  return <HighlightsField draft={draft} typed={useTypedHighlight(draft, stored.id)} />;
}

test('a highlight that stood typed when its page went stands typed again', async () => {
  await signedInHere('entrepreneur');
  expect(await drawScreen(<Highlights />)).toContain('value=""');
  await keepWritten(highlightAbout(stored.id), { highlight: { from: '', to: 'Two patents' } }, {});
  expect(await drawScreen(<Highlights />)).toContain('value="Two patents"');
});
