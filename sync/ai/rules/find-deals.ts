import { indexed, type Match, ranked, type SearchedField } from '../relevance.ts';
import { isOf, type Term, termsIn } from '../thesaurus.ts';
import { type AskedAmount, askedAmounts } from './asked-amount.ts';
import type { Deal } from './deal.ts';
import { listed, percent, toldFirst, toldMatches } from './found-words.ts';
import { moneyIn } from './money.ts';

export type FoundDeal<T> = { opportunity: T; matchScore: number; reason: string };
export type FoundDeals<T> = { summary: string; recommendations: FoundDeal<T>[] };

/** Words that every deal is about tell none from another. */
const ofEveryDeal = new Set([
  '#opportunity',
  '#invest',
  '#investor',
  '#angel investor',
  '#founder',
  '#pitch',
  '#raise',
  '#money',
  '#minimum',
  'company',
  'business',
  'idea',
  'sector',
  'industry',
  'space',
]);

/**
 * The deals that answer a question in plain words, best first. `matchScore` (whole, 1 to 100) is the share of the question that
 * a deal answers, and `reason` names the words. Bounds on money in the question leave out what is beyond them, unless nothing
 * is within: then what answers the rest is brought, and said to be beyond. Never throws.
 */
export function findDeals<T extends Deal>(
  query: string,
  opportunities: readonly T[],
  most = 6,
): FoundDeals<T> {
  const { amounts, rest } = askedAmounts(query);
  const terms = termsIn(rest).filter(({ key }) => !ofEveryDeal.has(key));
  if (terms.length === 0 && amounts.length === 0) return { summary: nothingAsked, recommendations: [] };
  const within = opportunities.filter((deal) => amounts.every((asked) => isWithin(deal, asked)));
  const inBounds = terms.length === 0 ? all(within) : byWords(terms, within);
  const isBeyond = inBounds.length === 0 && amounts.length > 0 && terms.length > 0;
  const found = isBeyond ? byWords(terms, opportunities) : inBounds;
  const share = ({ score }: { score: number }) =>
    (score * terms.length + (isBeyond ? 0 : amounts.length)) / (terms.length + amounts.length);
  const best = found.slice(0, Math.max(0, most));
  return {
    summary: summaryOf(found.length, opportunities.length, best, isBeyond ? 'beyond' : amounts),
    recommendations: best.map((each) => ({
      opportunity: each.opportunity,
      matchScore: percent(share(each)),
      reason: reasonOf(each.opportunity, each.matches, amounts),
    })),
  };
}

const nothingAsked =
  'The question names nothing to search for. Name an industry, a place, a stage or an amount, such as “solar in Gujarat under 5 crore”.';

type Found<T> = { opportunity: T; score: number; matches: Match[] };

function all<T>(deals: readonly T[]): Found<T>[] {
  return deals.map((opportunity) => ({ opportunity, score: 1, matches: [] }));
}

function byWords<T extends Deal>(terms: readonly Term[], deals: readonly T[]): Found<T>[] {
  const index = indexed(deals.map(fieldsOfDeal));
  return ranked(index, terms).flatMap(({ at, score, matches }) => {
    const opportunity = deals[at];
    return opportunity ? [{ opportunity, score, matches }] : [];
  });
}

/** A row that changes is another object, here and on the server: what was read of one holds for as long as it lives. */
const fieldsOf = new WeakMap<Deal, SearchedField[]>();
/** On a device one row that changes has all others be other objects too: what was read of one is found by its id while it lives. */
const lastFieldsOf = new Map<string, WeakRef<SearchedField[]>>();
const mostIds = 20_000;

/** What of a deal is searched, and how much a word in it says. The same array for as long as it says the same. */
export function fieldsOfDeal(deal: Deal): SearchedField[] {
  const before = fieldsOf.get(deal);
  if (before) return before;
  const last = lastFieldsOf.get(deal.id)?.deref();
  const now = fieldsNow(deal);
  const fields = last?.every(({ text }, at) => text === now[at]?.text) ? last : now;
  fieldsOf.set(deal, fields);
  if (lastFieldsOf.size >= mostIds) lastFieldsOf.clear();
  lastFieldsOf.set(deal.id, new WeakRef(fields));
  return fields;
}

function fieldsNow(deal: Deal): SearchedField[] {
  return [
    { name: 'title', text: deal.title, weight: 1 },
    { name: 'industry', text: deal.industry, weight: 1 },
    { name: 'stage', text: deal.stage, weight: 1 },
    { name: 'location', text: deal.location, weight: 1 },
    { name: 'highlights', text: deal.highlights.join('. '), weight: 0.6 },
    { name: 'description', text: deal.description, weight: 0.5 },
    { name: 'business model', text: deal.businessModel ?? '', weight: 0.3 },
  ];
}

function isWithin(deal: Deal, { bound, of, amount, currency }: AskedAmount): boolean {
  if (deal.currency !== currency) return false;
  // Who can pay an amount can pay what asks for less.
  return bound === 'least' ? deal[of] >= amount : deal[of] <= amount;
}

function reasonOf(deal: Deal, matches: readonly Match[], amounts: readonly AskedAmount[]): string {
  const fields = [...new Set(matches.map(({ field }) => field))];
  const words =
    matches.length > 0
      ? `Its ${listed(fields)} ${fields.length > 1 || fields[0] === 'highlights' ? 'say' : 'says'} ${toldMatches(matches)}.`
      : '';
  const money = amounts.map(({ of }) =>
    of === 'minInvestment'
      ? `The least one investor can put in is ${moneyIn(deal.currency, deal.minInvestment)}.`
      : `It raises ${moneyIn(deal.currency, deal.totalRequired)}.`,
  );
  return [words, ...new Set(money)].filter(Boolean).join(' ');
}

function summaryOf<T extends Deal>(
  count: number,
  of: number,
  [best, ...others]: Found<T>[],
  amounts: readonly AskedAmount[] | 'beyond',
): string {
  if (of === 0) return 'There are no opportunities here to search yet.';
  const bounds = amounts === 'beyond' ? nothingWithin : amounts.map(toldBound).join(' ');
  if (!best)
    return `None of ${of} opportunities answers the question. ${bounds} Try fewer or wider words.`.replace(
      '  ',
      ' ',
    );
  const place = best.matches.find(({ asked }) => isOf('places', asked.key))
    ? ' A place counts when a pitch names it.'
    : '';
  return `${toldFirst(others.length + 1, count)}${count} of ${of} opportunities ${count === 1 ? 'answers' : 'answer'} at least a part of the question. ${bounds} The percentage tells how much of the question a pitch answers, not how good the company is.${place}`.replace(
    '  ',
    ' ',
  );
}

const nothingWithin = 'None of them is within the amount you named: look at what each one asks for.';

function toldBound({ bound, of, amount, currency }: AskedAmount): string {
  const what = of === 'minInvestment' ? 'the smallest amount for one investor' : 'the amount asked for';
  const how = bound === 'least' ? 'at least' : 'at most';
  return `Only those where ${what} is ${how} ${moneyIn(currency, amount)} are counted.`;
}
