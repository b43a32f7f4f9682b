import { fundingRounds, investorStages } from '../../catalog.ts';
import type { Investor } from '../../records/investor.ts';
import { indexed, type Match, ranked, type SearchedField } from '../relevance.ts';
import { termsIn } from '../thesaurus.ts';
import { type AskedAmount, askedAmounts } from './asked-amount.ts';
import { listed, percent, toldFirst, toldMatches } from './found-words.ts';
import { moneyIn } from './money.ts';

export type FoundInvestor = { id: number; name: string; matchScore: number; reason: string };
export type FoundInvestors = { summary: string; recommendations: FoundInvestor[] };

/** Words that every record is about tell none from another. */
const ofEveryInvestor = new Set([
  '#investor',
  '#invest',
  '#raise',
  '#money',
  '#founder',
  '#opportunity',
  '#pitch',
  'company',
  'business',
  'firm',
  'fund',
  '#first cheque',
  'chequ',
  'check',
  'writ',
  'back',
  'stage',
  'first',
]);

const nothingAsked =
  'The question names nothing to search for. Name an industry, a stage, a country, a type or a cheque size, such as “seed investors for agritech in India”.';

/**
 * The investors that answer a question in plain words, best first. `matchScore` (whole, 1 to 100) is the share of the question
 * that a record answers, and `reason` names the words. Amounts in the question are held against the first cheque, which is in
 * US dollars; an investor whose cheque is unknown is left out by them. Never throws.
 */
export function findInvestors(query: string, investors: readonly Investor[], most = 6): FoundInvestors {
  const { amounts, rest } = askedAmounts(query, 'USD');
  const inDollars = chequesInDollars(amounts);
  const terms = termsIn(rest).filter(({ key }) => !ofEveryInvestor.has(key));
  if (terms.length === 0 && inDollars.length === 0) return { summary: nothingAsked, recommendations: [] };
  const within = investors.filter((investor) => inDollars.every((asked) => writesSuch(investor, asked)));
  const ranks: { at: number; score: number; matches: Match[] }[] =
    terms.length === 0
      ? within.map((_, at) => ({ at, score: 1, matches: [] }))
      : ranked(indexed(within.map(fieldsOfInvestor)), terms);
  const parts = terms.length + inDollars.length;
  const recommendations = ranks.slice(0, Math.max(0, most)).flatMap(({ at, score, matches }) => {
    const investor = within[at];
    if (!investor) return [];
    const matchScore = percent((score * terms.length + inDollars.length) / parts);
    const reason = reasonOf(investor, matches, inDollars.length > 0);
    return [{ id: investor.id, name: investor.name, matchScore, reason }];
  });
  return {
    summary: summaryOf(recommendations.length, ranks.length, investors.length, amounts),
    recommendations,
  };
}

/** What of a record is searched, and how much a word in it says. */
export function fieldsOfInvestor(investor: Investor): SearchedField[] {
  return [
    { name: 'name', text: investor.name, weight: 0.8 },
    { name: 'thesis', text: investor.investmentThesis, weight: 0.9 },
    { name: 'type', text: investor.investorType, weight: 1 },
    { name: 'stages', text: roundsOf(investor.stageOfInvestment), weight: 1 },
    { name: 'countries', text: investor.countriesOfInvestment, weight: 1 },
    { name: 'headquarters', text: investor.globalHQ, weight: 0.6 },
  ];
}

/** The stages as records name them, and the rounds that founders speak of. */
function roundsOf(stages: string): string {
  const named = investorStages.filter(({ label, token }) =>
    stages.split(',').some((stage) => stage.trim() === token || stage.trim() === label),
  );
  const rounds = fundingRounds.filter((round) =>
    round.stages.some((stage) => named.some(({ label }) => label === stage)),
  );
  return [...rounds.map(({ label }) => label), ...named.map(({ label }) => label)].join('; ');
}

/** Of the amounts in a question those that first cheques, which are in US dollars, can be held against: not what is raised in the whole. */
export function chequesInDollars(amounts: readonly AskedAmount[]): AskedAmount[] {
  return amounts.filter(
    ({ of, isOfSaid, currency }) => currency === 'USD' && !(isOfSaid && of === 'totalRequired'),
  );
}

/** Whether an investor's first cheque may be such; false where it is unknown. */
export function writesSuch(investor: Investor, { bound, amount }: AskedAmount): boolean {
  const [least, most] = chequeOf(investor);
  if (least === null && most === null) return false;
  const [from, to] = [least ?? most ?? 0, most ?? least ?? 0];
  if (bound === 'most') return from <= amount;
  return bound === 'least' ? to >= amount : from <= amount && amount <= to;
}

function chequeOf({ firstChequeMinimum, firstChequeMaximum }: Investor): [number | null, number | null] {
  const read = (digits: string) => (digits === '' ? null : Number(digits));
  return [read(firstChequeMinimum), read(firstChequeMaximum)];
}

function reasonOf(investor: Investor, matches: readonly Match[], asksAmount: boolean): string {
  const fields = [...new Set(matches.map(({ field }) => field))];
  const isMany = fields.length > 1 || fields[0] === 'stages' || fields[0] === 'countries';
  const words =
    matches.length > 0 ? `Its ${listed(fields)} ${isMany ? 'name' : 'names'} ${toldMatches(matches)}.` : '';
  const cheque = asksAmount ? `Its first cheque is ${toldCheque(...chequeOf(investor))}.` : '';
  return [words, cheque].filter(Boolean).join(' ');
}

/** One of them is known: others are left out where an amount is asked. */
function toldCheque(least: number | null, most: number | null): string {
  const told = (amount: number | null) => moneyIn('USD', amount ?? 0);
  if (most === null) return `at least ${told(least)}`;
  if (least === null) return `at most ${told(most)}`;
  return least === most ? told(least) : `${told(least)} to ${told(most)}`;
}

function summaryOf(shown: number, count: number, of: number, amounts: readonly AskedAmount[]): string {
  const other = amounts.some(({ currency }) => currency !== 'USD')
    ? ' First cheques are in US dollars and nothing is converted, so amounts in other currencies were not compared.'
    : '';
  if (of === 0) return 'There is no investor to compare with the question.';
  if (count === 0) return `None of ${of} investors answers the question. Try fewer or wider words.${other}`;
  return `${toldFirst(shown, count)}${count} of ${of} investors ${count === 1 ? 'answers' : 'answer'} at least a part of the question. The percentage tells how much of it a record answers, not whether the investor will say yes.${other}`;
}
