import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { applyReply } from '#src/data/exchange/apply-reply.ts';
import { prepareQuestion } from '#src/data/exchange/prepare-request.ts';
import { removeRows } from '#src/data/remove-rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { firstPageHere, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import type { SyncReply } from '#sync/protocol.ts';
import type { Article } from '#sync/records/article.ts';
import { BlogArticlePage } from './blog-article-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

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

test('an article of a later page is not called missing while the first reading lasts', async () => {
  await firstPageHere(await nobodyHere());
  expect(await shown('unknown')).toContain('Loading the article');
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

test('an article of a later page is not called missing while what was deleted with it comes back', async () => {
  const { db, userId } = await signedInHere('investor');
  await removeRows('deals');
  await answerWith(db, [otherArticle], { more: true, cursors: { [userId]: 2, public: 2 } });
  expect(await shown('unknown')).toContain('Loading the article');
  const offline = await shown('offline');
  expect(offline).toContain('This article is not on this device');
  expect(offline).toContain('The others come back by themselves once the server is reached.');
  expect(offline).not.toContain('once this device has been online');
  await answerWith(db, [], { more: false, cursors: { [userId]: 3, public: 3 } });
  expect(await shown('unknown')).toContain('once this device has been online');
});

const otherArticle: Article = {
  id: newId(),
  kind: 'guide',
  title: 'How rain is stored',
  summary: 'In tanks.',
  body: 'In tanks.',
  source: 'Pankh',
  tags: [],
  publishedAt: '2026-03-01T09:00:00.000Z',
};

/** The server answers with a page of what it keeps. */
async function answerWith(
  db: PersonDb,
  articles: Article[],
  rest: Pick<SyncReply, 'more' | 'cursors'>,
): Promise<void> {
  const changes = articles.map((row) => ({ table: 'articles' as const, id: row.id, row }));
  const reply = { epoch: 'an epoch', outcomes: [], changes, deletions: [], directory: null, ...rest };
  await applyReply(db, await prepareQuestion(db), reply, { deviceNow: Date.now(), serverNow: null });
}
