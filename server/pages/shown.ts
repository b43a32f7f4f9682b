import { helpArticle } from '#sync/ai/knowledge/articles.ts';
import {
  metadataOfArticle,
  metadataOfHelpArticle,
  metadataOfOpportunity,
} from '#sync/metadata/of-records.ts';
import type { OwnMetadata } from '#sync/metadata/page-metadata.ts';
import { screenAt } from '#sync/metadata/screen-at.ts';
import type { Screen } from '#sync/screen.ts';
import { newestArticles } from '../db/articles.ts';
import type { Db } from '../db/connection.ts';
import { newestActive, newestFunded } from '../db/opportunities.ts';
import { readRow } from '../db/records.ts';
import { countTestimonials, newestTestimonials } from '../db/testimonials.ts';
import { maySee } from '../policies/may-touch.ts';
import type { Markup } from './html.ts';
import { articlePage, dealPage, listOfArticles, listOfDeals, listOfStories } from './readings.ts';

/**
 * What is told of the thing a page shows: to search engines, and to people without scripts, who need no `reading` of what was
 * drawn ahead of time.
 */
export type Shown = { own: OwnMetadata; reading?: Markup };

/** What everybody may see of what an address is about; null where that is nothing that is known here, or not for everybody. */
export async function shownAt(db: Db, pathname: string): Promise<Shown | null> {
  const found = screenAt(pathname);
  const show = found && shows[found.screen.path];
  return show ? show(db, found.params.id ?? found.params.slug ?? '') : null;
}

/**
 * What is true of a page of this screen where there is nothing it is about: it is `missing` for everybody, or may be there for
 * `others`, which is not told; null where a page is a page without it.
 */
export function withoutShown({ path }: Screen): 'missing' | 'others' | null {
  if (path === helpArticlePath) return 'missing';
  return path === '/investment/:id' || path === '/blog/:id' ? 'others' : null;
}

/** On one page: a reader without scripts has no other way to the rest than the sitemap. */
const mostListed = 200;

const helpArticlePath = '/help-center/:slug';

const shows: Record<string, (db: Db, id: string) => Promise<Shown | null>> = {
  [helpArticlePath]: async (_, slug) => {
    const article = helpArticle(slug);
    return article ? { own: metadataOfHelpArticle(article) } : null;
  },
  '/investment/:id': async (db, id) => {
    const deal = await readRow(db, 'opportunities', id);
    if (!deal || !maySee(null, 'opportunities', deal)) return null;
    return { own: metadataOfOpportunity(deal), reading: dealPage(deal) };
  },
  '/blog/:id': async (db, id) => {
    const article = await readRow(db, 'articles', id);
    if (!article || !maySee(null, 'articles', article)) return null;
    return { own: metadataOfArticle(article), reading: articlePage(article) };
  },
  '/explore': async (db) => ({ own: {}, reading: listOfDeals(await newestActive(db, mostListed)) }),
  '/funded-companies': async (db) => ({ own: {}, reading: listOfDeals(await newestFunded(db, mostListed)) }),
  '/blog': async (db) => ({ own: {}, reading: listOfArticles(await newestArticles(db, mostListed)) }),
  '/testimonials': async (db) => {
    const [stories, counts] = await Promise.all([newestTestimonials(db, mostListed), countTestimonials(db)]);
    return { own: {}, reading: listOfStories(stories, counts) };
  },
};
