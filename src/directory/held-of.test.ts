import { expect, test } from 'vitest';
import { emptyManifest, type Manifest } from '#sync/directory/manifest.ts';
import { heldOf } from './held-of.ts';

const file = { hash: '0'.repeat(64), bytes: 1, sent: 1 };
/** Three groups of 32,768 ids. */
const manifest: Manifest = {
  ...emptyManifest,
  total: 80_000,
  base: Array.from({ length: 79 }, (_, segment) => ({ segment, rows: 1_024, heads: file, theses: file })),
};
const some = (...groups: number[]) => new Set(groups);

test('a device with the first set alone holds nobody else', () => {
  expect(heldOf(manifest, { first: true, heads: some(), theses: some() })).toEqual({
    first: true,
    heads: 0,
    theses: 0,
  });
});

test('what arrived is held up to the first gap', () => {
  expect(heldOf(manifest, { first: true, heads: some(0, 1), theses: some(0, 2) })).toEqual({
    first: true,
    heads: 65_536,
    theses: 32_768,
  });
});

test('everyone without theses is every id, the newest too', () => {
  const held = heldOf(manifest, { first: false, heads: some(0, 1, 2), theses: some() });
  expect(held?.heads).toBeGreaterThan(80_000);
  expect(held?.theses).toBe(0);
});

test('a device that holds everything lacks nothing', () => {
  expect(heldOf(manifest, { first: false, heads: some(0, 1, 2), theses: some(0, 1, 2) })).toBeNull();
});
