import { expect, test } from 'vitest';
import { tripWords as words } from '#src/content/trip.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { readable, wordsOf } from '#src/testing/words-of.ts';
import { PackingProgress } from './packing-progress.tsx';

test.each([
  ['that nothing has come of yet', 0, 'File 2 of 3', '33'],
  ['that comes slowly', 120_000, 'File 2 of 3: 120 KB of 480 KB', '42'],
])('of a file %s it is told how far it has come', async (_, bytes, said, percent) => {
  const markup = await drawScreen(
    <PackingProgress progress={{ at: 'files', done: 1, of: 3, bytes, size: 480_000 }} />,
  );
  expect(wordsOf(markup, 'p')).toEqual([said]);
  expect(markup).toContain(`aria-valuenow="${percent}"`);
});

const noNetwork = 'There is no network. What is missing can be brought when it is back.';

test.each([
  ['that brought nothing yet, without a network', null, 'offline', noNetwork],
  ['that brought nothing yet, before the server is asked', null, 'unknown', ''],
  ['that brought nothing yet, while the server is heard', null, 'ok', ''],
  ['whose try ended for want of a network, which is back', 'offline', 'ok', ''],
  ['whose session ended, without a network', 'sign-in', 'offline', words.faults['sign-in']],
] as const)('in a tab %s it is said why something is missing: %s, %s', async (_, fault, connection, said) => {
  const markup = await drawScreen(<PackingProgress progress={{ at: 'rest', fault }} />, {
    facts: { connection },
  });
  expect(readable(markup)).toBe(said);
});
