import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsOf } from '#src/testing/words-of.ts';
import { ChosenList } from './chosen-list.tsx';

type Choosing = Parameters<typeof ChosenList>[0]['choosing'];
const nothing: Choosing = {
  files: [],
  faults: [],
  isAdding: false,
  hasFiles: false,
  choose() {},
  drop() {},
};

function seen(choosing: Partial<Choosing>): string {
  return renderToStaticMarkup(<ChosenList choosing={{ ...nothing, ...choosing }} />);
}

test('while a chosen file is being stored it is said to be adding', () => {
  expect(wordsOf(seen({ isAdding: true }), 'p')).toEqual(['Adding...']);
  expect(seen({})).toBe('');
});
