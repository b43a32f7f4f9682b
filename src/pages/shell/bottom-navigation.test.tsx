import { expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere, signedInHere } from '#src/testing/here.ts';
import { linksOf } from '#src/testing/words-of.ts';
import { BottomNavigation } from './bottom-navigation.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const places = async (path = '/') =>
  linksOf(await drawScreen(<BottomNavigation menuOpen={false} onMenu={vi.fn()} />, { path })).map(
    ([words]) => words,
  );

test('under the thumb of guests and founders are the investors and the drafts', async () => {
  await nobodyHere();
  expect(await places()).toEqual(['Home', 'Explore', 'Investors', 'Drafts']);
  await signedInHere('entrepreneur');
  expect(await places()).toEqual(['Home', 'Explore', 'Investors', 'Drafts']);
});

test('an investor, who has no pitches, has their dashboard and messages there', async () => {
  await signedInHere('investor');
  expect(await places()).toEqual(['Home', 'Explore', 'Dashboard', 'Messages']);
});

test('the place that is shown is marked', async () => {
  await signedInHere('investor');
  const page = await drawScreen(<BottomNavigation menuOpen={false} onMenu={vi.fn()} />, {
    path: '/messages/0197',
  });
  expect(
    /<a\b[^>]*aria-current="page"[^>]*href="([^"]*)"|href="([^"]*)"[^>]*aria-current="page"/
      .exec(page)
      ?.slice(1),
  ).toContain('/messages');
});
