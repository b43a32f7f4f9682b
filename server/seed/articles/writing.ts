import type { Article } from '#sync/records/article.ts';

/** One seeded article as it is written down. `body` is its paragraphs; `age` the days before now on which it appeared. */
export interface Writing extends Pick<Article, 'title' | 'summary' | 'source' | 'tags'> {
  body: string[];
  age: number;
}
