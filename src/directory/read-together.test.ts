import { expect, test } from 'vitest';
import { readTogether } from './read-together.ts';

test('what is asked for in one turn is read once, and each gets its own', async () => {
  const readings: string[][] = [];
  const read = readTogether(async (keys) => {
    readings.push(keys);
    return keys.map((key) => (key === 'gone' ? undefined : key.toUpperCase()));
  });
  expect(await Promise.all([read('a'), read('gone'), read('b')])).toEqual(['A', undefined, 'B']);
  expect(await read('c')).toBe('C');
  expect(readings).toEqual([['a', 'gone', 'b'], ['c']]);
});

test('a reading that fails fails for all of its turn alone', async () => {
  let isBroken = true;
  const read = readTogether(async (keys) => {
    if (isBroken) throw new Error('broken');
    return keys;
  });
  const failed = await Promise.allSettled([read('a'), read('b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await read('a')).toBe('a');
});
