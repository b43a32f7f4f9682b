import { usePersonQuery } from '#src/data/database/person-query.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import type { Article } from '#sync/records/article.ts';

/** Guides, research, trends and news, newest first. */
export function useArticles(): Article[] | undefined {
  return usePersonQuery(async (db) =>
    (await rowsOf(db, 'articles').toArray())
      .filter(({ published }) => published !== false)
      .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
  );
}
