import { expect, test } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import { NotFoundPage } from './not-found-page.tsx';

test('an address that leads nowhere says 404 Page Not Found, and how to go on', async () => {
  const page = await drawScreen(<NotFoundPage />);
  expect(wordsOf(page, 'h1')).toEqual(['404 Page Not Found']);
  expect(linksOf(page)).toEqual([
    ['Go home', '/'],
    ['Explore opportunities', '/explore'],
  ]);
});
