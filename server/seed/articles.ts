import { idOf } from '#sync/ids.ts';
import type { Article } from '#sync/records/article.ts';
import { guides } from './articles/guides.ts';
import { news } from './articles/news.ts';
import { research } from './articles/research.ts';
import { trends } from './articles/trends.ts';
import type { Writing } from './articles/writing.ts';
import { daysBefore } from './moments.ts';

/** The demo's reading, published within the half year before now. */
export function demoArticles(now: Date): Article[] {
  return [...of('guide', guides), ...of('research', research), ...of('trend', trends), ...of('news', news)];

  function of(kind: Article['kind'], writings: Writing[]): Article[] {
    return writings.map(({ age, body, ...writing }) => ({
      ...writing,
      id: idOf('demo-article', writing.title),
      kind,
      body: body.join('\n\n'),
      publishedAt: daysBefore(now, age),
    }));
  }
}
