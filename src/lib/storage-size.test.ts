import { expect, test } from 'vitest';
import { storageSize } from './storage-size.ts';

test.each([
  [248_400, '248 KB'],
  [999_900_000, '999.9 MB'],
  [999_960_000, '1 GB'],
  [10_743_200_000, '10.7 GB'],
])('%i bytes of storage are %s', (bytes, words) => {
  expect(storageSize(bytes)).toBe(words);
});
