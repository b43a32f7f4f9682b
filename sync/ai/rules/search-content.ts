import type { Article } from '../../records/article.ts';
import type { Investor } from '../../records/investor.ts';
import { indexed, ranked, type SearchedField } from '../relevance.ts';
import { termsIn } from '../thesaurus.ts';
import type { Deal } from './deal.ts';
import { fieldsOfDeal } from './find-deals.ts';
import { fieldsOfInvestor } from './find-investors.ts';
import { percent } from './found-words.ts';
import { type GroupInsight, marketInsights } from './market-insights.ts';
import { moneyIn } from './money.ts';

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
  /** The words that answer the question, as the thing writes them. */
  matched: string[];
};

type Searched = Omit<SearchResult, 'relevance' | 'matched'> & { fields: SearchedField[] };

/** Of each kind, and of all kinds together where they are shown in one list. */
export const mostResults = 60;

/**
 * Everything of ours that answers a question, best first, at most 60 of a kind, so that many deals leave no other kind out:
 * deals, trends computed from them, articles (a guide is research), and the investors given, as research. Never throws.
 */
export function searchContent(
  query: string,
  {
    opportunities,
    articles,
    investors = [],
  }: {
    opportunities: readonly Deal[];
    articles: readonly Article[];
    investors?: readonly Investor[];
  },
): { results: SearchResult[] } {
  const searched = [
    ...opportunities.map(once(ofDeal)),
    ...trendsIn(opportunities),
    ...articles.filter(({ published }) => published !== false).map(once(ofArticle)),
    ...investors.map(ofInvestor),
  ];
  const found = ranked(indexed(searched.map(({ fields }) => fields)), termsIn(query));
  const counts = new Map<ResultKind, number>();
  const results = found.flatMap(({ at, score, matches }) => {
    const thing = searched[at];
    if (!thing) return [];
    const count = (counts.get(thing.kind) ?? 0) + 1;
    counts.set(thing.kind, count);
    if (count > mostResults) return [];
    const { fields: _, ...shown } = thing;
    return [
      { ...shown, relevance: percent(score), matched: [...new Set(matches.map(({ written }) => written))] },
    ];
  });
  return { results };
}

/** A row that changes is another object: what was made of one holds for as long as it lives. */
const known = new WeakMap<object, Searched>();

function once<T extends object>(of: (thing: T) => Searched): (thing: T) => Searched {
  return (thing) => {
    const searched = known.get(thing) ?? of(thing);
    known.set(thing, searched);
    return searched;
  };
}

function ofDeal(deal: Deal): Searched {
  return {
    kind: 'opportunity',
    id: deal.id,
    title: deal.title,
    summary: beginning(deal.description),
    source: `${deal.industry}, ${deal.stage}, ${deal.location}`,
    date: deal.createdAt,
    href: `/investment/${deal.id}`,
    fields: fieldsWithKind(deal),
  };
}

/** What is searched of deals, by what is among deals alone. */
const withKind = new WeakMap<SearchedField[], SearchedField[]>();

/** What of a deal is searched among other things. The same array for as long as it says the same. */
export function fieldsWithKind(deal: Deal): SearchedField[] {
  const alone = fieldsOfDeal(deal);
  const fields = withKind.get(alone) ?? [
    ...alone,
    { name: 'kind', text: 'opportunity, investment', weight: 0.4 },
  ];
  withKind.set(alone, fields);
  return fields;
}

/** What the deals of an industry have in common, computed from them. */
function trendsIn(deals: readonly Deal[]): Searched[] {
  const { industries, trends } = marketInsights(deals);
  return industries.map((group) => {
    const { name, count } = group;
    const members = deals.filter(({ industry }) => industry === name);
    const newest =
      members
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .at(-1) ?? null;
    const title = `${name}: ${count} ${count === 1 ? 'opportunity' : 'opportunities'} on Pankh`;
    const summary = [trends.find(({ industry }) => industry === name)?.sentence, medianOf(group)]
      .filter(Boolean)
      .join(' ');
    return {
      kind: 'trend',
      id: `trend-${encodeURIComponent(name.toWellFormed())}`,
      title,
      summary,
      source: 'Computed from the opportunities on Pankh',
      date: newest,
      href: `/explore?industry=${encodeURIComponent(name.toWellFormed())}`,
      fields: [
        { name: 'title', text: name, weight: 0.9 },
        { name: 'kind', text: 'trend, market', weight: 0.6 },
      ],
    };
  });
}

function medianOf({ currencies }: GroupInsight): string {
  return currencies
    .map(
      ({ currency, count, totalRequired, minInvestment }) =>
        `In ${currency} (${count}) the middle round is ${moneyIn(currency, totalRequired)}, the middle smallest amount ${moneyIn(currency, minInvestment)}.`,
    )
    .join(' ');
}

function ofArticle({ id, kind, title, summary, body, source, tags, publishedAt }: Article): Searched {
  return {
    kind: kind === 'guide' ? 'research' : kind,
    id,
    title,
    summary,
    source,
    date: publishedAt,
    href: `/blog/${id}`,
    fields: [
      { name: 'title', text: title, weight: 1 },
      { name: 'tags', text: tags.join('; '), weight: 0.9 },
      { name: 'summary', text: summary, weight: 0.6 },
      { name: 'text', text: body, weight: 0.25 },
      { name: 'kind', text: kind === 'guide' ? 'guide, research' : kind, weight: 0.6 },
    ],
  };
}

function ofInvestor(investor: Investor): Searched {
  return {
    kind: 'research',
    id: `investor-${investor.id}`,
    title: investor.name,
    summary: beginning(investor.investmentThesis),
    source: `Investor database, ${investor.investorType}`,
    date: null,
    href: `/fundraise?investor=${investor.id}`,
    fields: [...fieldsOfInvestor(investor), { name: 'kind', text: 'investor', weight: 0.4 }],
  };
}

/** Of a long text, its beginning up to the end of a word. */
function beginning(text: string): string {
  if (text.length <= 240) return text;
  return `${text
    .slice(0, 240)
    .replace(/\s+\S*$/, '')
    .toWellFormed()}…`;
}
