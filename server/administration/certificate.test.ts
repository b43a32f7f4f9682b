import { expect, test } from 'vitest';
import { typeOf } from './certificate.ts';

// The least picture there is of each kind: one dot.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]),
  Buffer.from('JFIF\0', 'latin1'),
  Buffer.alloc(40),
  Buffer.from([0xff, 0xd9]),
]);

test.each([
  ['a PNG', png, 'image/png'],
  ['a PNG that breaks off', png.subarray(0, -12), null],
  ['a JPEG', jpeg, 'image/jpeg'],
  ['a JPEG that breaks off', jpeg.subarray(0, -2), null],
])('%s is taken for what its content says', (_, bytes, type) => {
  expect(typeOf(bytes)).toBe(type);
});
