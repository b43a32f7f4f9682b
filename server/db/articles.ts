import type { Article } from '#sync/records/article.ts';
import type { Db } from './connection.ts';
import { rowsOf } from './records.ts';

/** What anybody may read, newest first, at most `limit`. */
export async function newestArticles(db: Db, limit: number): Promise<Article[]> {
  return rowsOf('articles', await published(db, limit).selectAll().execute());
}

/** Which articles anybody may read, newest first, at most `limit`. */
export function publicArticles(db: Db, limit: number): Promise<Pick<Article, 'id' | 'publishedAt'>[]> {
  return published(db, limit).select(['id', 'publishedAt']).execute();
}

function published(db: Db, limit: number) {
  return db
    .selectFrom('articles')
    .where('published', '=', 1)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit);
}
