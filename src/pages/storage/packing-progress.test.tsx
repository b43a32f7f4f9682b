import { expect, test } from 'vitest';
import { tripWords as words } from '#src/content/trip.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { readable, wordsOf } from '#src/testing/words-of.ts';
import { PackingProgress } from './packing-progress.tsx';

const files = { count: 3, here: 1, gone: 0, bytes: 1_200_000, bytesHere: 200_000, bytesBrought: 0 };

test.each([
  ['that nothing has come of yet', 0, 'File 2 of 3', '33'],
  ['that comes slowly', 120_000, 'File 2 of 3: 120 KB of 480 KB', '42'],
])('of a file %s it is told how far it has come', async (_, bytes, said, percent) => {
  const progress = { at: 'files', left: 2, bytes, size: 480_000 } as const;
  const markup = await drawScreen(<PackingProgress progress={progress} files={files} />);
  expect(wordsOf(markup, 'p')).toEqual([said]);
  expect(markup).toContain(`aria-valuenow="${percent}"`);
});

test('files are counted over the whole trip, with those that came before a pause and those that the server has no more', async () => {
  const progress = { at: 'files', left: 53, bytes: 0, size: 480_000 } as const;
  const paused = { ...files, count: 123, here: 69, gone: 1 };
  const markup = await drawScreen(<PackingProgress progress={progress} files={paused} />);
  expect(wordsOf(markup, 'p')).toEqual(['File 71 of 123']);
});

test('a file that is here already while the last of its bytes is told of is counted once', async () => {
  const progress = { at: 'files', left: 2, bytes: 480_000, size: 480_000 } as const;
  const markup = await drawScreen(<PackingProgress progress={progress} files={{ ...files, here: 2 }} />);
  expect(wordsOf(markup, 'p')).toEqual(['File 2 of 3: 480 KB of 480 KB']);
  expect(markup).toContain('aria-valuenow="67"');
});

test('before it is known which files are to come, none is told of', async () => {
  const progress = { at: 'files', left: 0, bytes: 0, size: 0 } as const;
  expect(await drawScreen(<PackingProgress progress={progress} files={files} />)).toBe('');
});

const noNetwork = 'There is no network. What is missing can be brought when it is back.';

test.each([
  ['that brought nothing yet, without a network', null, 'offline', noNetwork],
  ['that brought nothing yet, before the server is asked', null, 'unknown', ''],
  ['that brought nothing yet, while the server is heard', null, 'ok', ''],
  ['whose try ended for want of a network, which is back', 'offline', 'ok', ''],
  ['whose session ended, without a network', 'sign-in', 'offline', words.faults['sign-in']],
] as const)('in a tab %s it is said why something is missing: %s, %s', async (_, fault, connection, said) => {
  const markup = await drawScreen(<PackingProgress progress={{ at: 'rest', fault }} files={files} />, {
    facts: { connection },
  });
  expect(readable(markup)).toBe(said);
});
