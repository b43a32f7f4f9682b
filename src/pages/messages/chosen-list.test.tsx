import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsOf } from '#src/testing/words-of.ts';
import { ChosenList } from './chosen-list.tsx';

type Choosing = Parameters<typeof ChosenList>[0]['choosing'];
const nothing: Choosing = {
  files: [],
  faults: [],
  isReading: false,
  isWaiting: false,
  choose() {},
  drop() {},
};

function seen(choosing: Partial<Choosing>): string {
  return renderToStaticMarkup(<ChosenList choosing={{ ...nothing, ...choosing }} />);
}

test('while a chosen file is being read that is said, and whether the message goes once it is', () => {
  expect(wordsOf(seen({ isReading: true }), 'p')).toEqual(['Adding...']);
  const goes = 'Adding... The message goes as soon as that is done.';
  expect(wordsOf(seen({ isReading: true, isWaiting: true }), 'p')).toEqual([goes]);
  expect(seen({})).toBe('');
});
