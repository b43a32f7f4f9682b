import { expect, test } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { wordsOf } from '#src/testing/words-of.ts';
import { PackingProgress } from './packing-progress.tsx';

test.each([
  ['that nothing has come of yet', 0, 'File 2 of 3', '33'],
  ['that comes slowly', 120_000, 'File 2 of 3: 120 KB of 480 KB', '42'],
])('of a file %s it is told how far it has come', async (_, bytes, words, percent) => {
  const markup = await drawScreen(
    <PackingProgress progress={{ at: 'files', done: 1, of: 3, bytes, size: 480_000 }} />,
  );
  expect(wordsOf(markup, 'p')).toEqual([words]);
  expect(markup).toContain(`aria-valuenow="${percent}"`);
});
