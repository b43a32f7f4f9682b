import { expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere } from '#src/testing/here.ts';
import { wordsOf } from '#src/testing/words-of.ts';
import { StoragePart } from './storage-part.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test('before anything is measured all groups, and all that can be done about them, are there', async () => {
  await nobodyHere();
  const page = await drawScreen(<StoragePart />);
  expect(wordsOf(page, 'h2')).toEqual(['What this device holds', 'Not sent yet', 'Kept when space is short']);
  expect(wordsOf(page, 'h3')).toHaveLength(6);
  expect(wordsOf(page, 'summary')).toEqual(['Diagnostics']);
});
