import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { removeRows } from '#src/data/remove-rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere, signedInHere } from '#src/testing/here.ts';
import { BlogPage } from './blog-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test('the blog is not called empty while its articles may be on their way', async () => {
  await nobodyHere();
  const path = '/blog';
  const connecting = await drawScreen(<BlogPage />, { path, facts: { connection: 'unknown' } });
  expect(connecting).toContain('Loading articles');
  const offline = await drawScreen(<BlogPage />, { path, facts: { connection: 'offline' } });
  expect(offline).toContain('No articles here yet');
});

test('articles that were deleted from the device are said to come back, not to have been here never', async () => {
  await signedInHere('investor');
  await removeRows('deals');
  const page = await drawScreen(<BlogPage />, { path: '/blog', facts: { connection: 'offline' } });
  expect(page).toContain('No articles on this device');
  expect(page).toContain('They are no longer here, and come back by themselves once the server is reached.');
  expect(page).not.toContain('once this device has been online');
});

test('where messages alone were deleted from the device, articles that never were are not said to come back', async () => {
  await signedInHere('investor');
  await removeRows('messages');
  const page = await drawScreen(<BlogPage />, { path: '/blog', facts: { connection: 'offline' } });
  expect(page).toContain('No articles here yet');
  expect(page).not.toContain('They are no longer here');
});
