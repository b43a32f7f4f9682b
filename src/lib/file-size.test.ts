import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 KB'],
  [248_400, '248 KB'],
  [999_600, '1 MB'],
  [1_240_000, '1.2 MB'],
  [10_485_760, '10.5 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
