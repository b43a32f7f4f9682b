import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsOf } from '#src/testing/words-of.ts';
import { ChosenList } from './chosen-list.tsx';

type Choosing = Parameters<typeof ChosenList>[0]['choosing'];
const nothing: Choosing = {
  files: [],
  faults: [],
  readings: [],
  isWaiting: false,
  hasFiles: false,
  takeOut() {},
  choose() {},
  drop() {},
};

function seen(choosing: Partial<Choosing>): string {
  return renderToStaticMarkup(<ChosenList choosing={{ ...nothing, ...choosing }} />);
}

test('while a chosen file is being read that is shown, and whether the message goes once it is', () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const readings = [{ id: 1, name: 'plan.pdf', size: 9, isLate: false, ended, end }];
  expect(wordsOf(seen({ readings }), 'p')).toEqual(['Adding...', '']);
  expect(seen({ readings })).toContain('aria-label="Take out plan.pdf"');
  const goes = 'Adding... The message goes as soon as that is done.';
  expect(wordsOf(seen({ readings, isWaiting: true }), 'p')).toEqual([goes, '']);
  // Heard only where it lasts (heard-files.test.ts).
  expect(seen({ readings })).toMatch(/<p role="status" class="sr-only"><\/p>/);
  expect(wordsOf(seen({}), 'p')).toEqual(['']);
});
