import { expect, test } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { readable } from '#src/testing/words-of.ts';
import { PartToFetch } from './part-to-fetch.tsx';

test('who deleted the investor database sees how much of it comes again, and that choosing does not fetch it', async () => {
  const page = await drawScreen(<PartToFetch stored="first" />);
  expect(page).toMatch(/<option value="first" selected="">The first investors<\/option>/);
  expect(readable(page)).toContain('choosing here does not fetch it');
});
