import type { Article } from '#sync/records/article.ts';
import type { Db } from './connection.ts';
import { rowsInOrder } from './records.ts';

/** What anybody may read, newest first, at most `limit`. */
export async function newestArticles(db: Db, limit: number): Promise<Article[]> {
  const found = await publicArticles(db, limit);
  return rowsInOrder(
    db,
    'articles',
    found.map(({ id }) => id),
  );
}

/** Which articles anybody may read, newest first, at most `limit`. */
export function publicArticles(db: Db, limit: number): Promise<Pick<Article, 'id' | 'publishedAt'>[]> {
  return db
    .selectFrom('articles')
    .select(['id', 'publishedAt'])
    .where('published', '=', 1)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
