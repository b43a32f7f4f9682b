import type { Article } from '#sync/records/article.ts';
import { rowsOf } from './person-db.ts';
import { usePersonQuery } from './person-query.ts';

/** Guides, research, trends and news, newest first. */
export function useArticles(): Article[] | undefined {
  return usePersonQuery(async (db) =>
    (await rowsOf(db, 'articles').toArray()).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
  );
}
