import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { removeRows } from '#src/data/remove-rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere, signedInHere } from '#src/testing/here.ts';
import { BlogArticlePage } from './blog-article-page.tsx';

vi.mock('#src/data/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const path = '/blog/what-rain-fed-looms-cost';
const shown = (connection: 'unknown' | 'offline') =>
  drawScreen(<Route path="/blog/:id" component={BlogArticlePage} />, { path, facts: { connection } });

test('an article is not called missing while it may be on its way', async () => {
  await nobodyHere();
  expect(await shown('unknown')).toContain('Loading the article');
  const offline = await shown('offline');
  expect(offline).toContain('This article is not on this device');
  expect(offline).toContain('once this device has been online');
});

test('an article that was deleted from the device with all others is said to come back', async () => {
  await signedInHere('investor');
  await removeRows('deals');
  const page = await shown('offline');
  expect(page).toContain('No articles on this device');
  expect(page).toContain('They are no longer here, and come back by themselves once the server is reached.');
  expect(page).not.toContain('once this device has been online');
  expect(await shown('unknown')).toContain('Loading the article');
});
