import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { blankDraft } from './blank-draft.ts';
import { HighlightsField } from './highlights-field.tsx';

function seen(count: number, text: string): string {
  const highlights = Array.from({ length: count }, (_, at) => ({ id: newId(), text: `Highlight ${at + 1}` }));
  const isFull = count >= 10;
  const typed = { text, setText: () => {}, add: async () => true, isFull, isOver: isFull && text !== '' };
  return renderToStaticMarkup(
    <HighlightsField draft={{ values: { ...blankDraft, highlights } }} typed={typed} />,
  );
}

test('with ten highlights the field says that these are all, and of an eleventh that it is not added', () => {
  const all = 'These are all there can be. Remove one to add another.';
  const over = 'Not added: a pitch has at most 10 highlights. Remove one first, or clear this field.';
  expect(seen(9, 'No debt')).not.toContain(all);
  expect(seen(9, 'No debt')).not.toContain(over);
  expect(seen(10, '')).toContain(all);
  expect(seen(10, 'No debt')).toContain(over);
  expect(seen(10, 'No debt')).not.toContain(all);
});
