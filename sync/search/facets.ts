import { fundingRounds, roundSizes } from '#sync/catalog.ts';
import type { InvestorHead } from '#sync/directory/files.ts';
import type { Investor } from '#sync/records/investor.ts';
import { knownCountry } from '../places/known-country.ts';
import { isInAmericanState } from './american-addresses.ts';
import { type Bitset, fullBitset, intersect } from './bitset.ts';
import { countryOfAddress } from './city-countries.ts';
import { countRowsOfTerm, rowsOfTerm } from './count-rows-of-term.ts';
import { fold, foldedWords } from './fold.ts';
import type { HeadIndex } from './head-index.ts';
import { listed, stagesOf, typesOf } from './listed.ts';
import type { Count, SearchQuery } from './search-query.ts';
import type { SearchUnit } from './search-unit.ts';
import { findTerm, termsBeginningWith, termText } from './term-index.ts';

export const facetKinds = ['stage', 'type', 'country', 'roundSize'] as const;
type Kind = (typeof facetKinds)[number];

/** The folded tokens by which a record is filtered, each after what it is: "country/india". Some may come twice. */
export function facetsOf(investor: InvestorHead): string[] {
  const home = homeCountry(investor);
  const stages = stagesOf(investor);
  return [
    ...[...stages, ...roundsOf(stages)].map((label) => facet('stage', label)),
    ...typesOf(investor).map((label) => facet('type', label)),
    ...roundSizesOf(investor).map(({ label }) => facet('roundSize', label)),
    ...listed(investor.countriesOfInvestment).map((name) => facet('country', name)),
    ...(home === undefined ? [] : [facet('country', home)]),
  ];
}

/** The rows that have every facet chosen. */
export function matchFacets(head: HeadIndex, query: Pick<SearchQuery, Kind>): Bitset {
  const rows = fullBitset(head.size);
  for (const kind of facetKinds) {
    if (query[kind] !== '')
      intersect(rows, rowsOfTerm(head, findTerm(head.facets, facet(kind, query[kind]))));
  }
  return rows;
}

/** How many records a filter would find. */
export function countFacet(units: SearchUnit[], kind: Kind, label: string): number {
  return units.reduce(
    (sum, unit) => sum + countRowsOfTerm(unit, findTerm(unit.head.facets, facet(kind, label))),
    0,
  );
}

/** The countries that some record names or is at home in, by how many do: India first. */
export function countCountries(units: SearchUnit[]): Count[] {
  const counts = new Map<string, Count>();
  for (const unit of units) {
    const { head } = unit;
    const [from, to] = termsBeginningWith(head.facets, 'country/');
    for (let term = from; term < to; term++) {
      const token = termText(head.facets, term).slice('country/'.length);
      const name =
        head.countryNames[token] ??
        knownCountry(token) ??
        token.replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase());
      const known = counts.get(token);
      counts.set(token, {
        name: known?.name ?? name,
        investors: (known?.investors ?? 0) + countRowsOfTerm(unit, term),
      });
    }
  }
  return [...counts.values()].filter(({ investors }) => investors > 0).sort(indiaThenFrequent);
}

/** As facetsOf has it. */
export function facet(kind: Kind, label: string): string {
  return `${kind}/${fold(label)}`;
}

/** The rounds that go by other names than the stages they are made of. */
function roundsOf(stages: string[]): string[] {
  return fundingRounds
    .filter((round) => round.stages.some((stage) => stages.includes(stage)))
    .map(({ label }) => label);
}

/** The buckets that the cheque range overlaps. With one amount known it is the whole range, with none there is none. */
function roundSizesOf({
  firstChequeMinimum,
  firstChequeMaximum,
}: Pick<Investor, 'firstChequeMinimum' | 'firstChequeMaximum'>) {
  const amounts = [firstChequeMinimum, firstChequeMaximum].filter((amount) => amount !== '').map(Number);
  return roundSizes.filter(({ from, below }) => Math.min(...amounts) < below && Math.max(...amounts) >= from);
}

/**
 * Where its address is: the country named last in it, else that of its state or city. Told from the address alone: records are indexed
 * together here and there as they arrive, and are to be found everywhere by the same filter.
 */
function homeCountry({ globalHQ }: Pick<Investor, 'globalHQ'>): string | undefined {
  const words = foldedWords(globalHQ);
  // “Atlanta, Georgia” names no country.
  const named = isInAmericanState(words) ? null : knownCountry(listed(globalHQ).at(-1) ?? '');
  return named ?? countryOfAddress(words);
}

function indiaThenFrequent(one: Count, other: Count): number {
  const first = Number(fold(other.name) === 'india') - Number(fold(one.name) === 'india');
  return first || other.investors - one.investors || one.name.localeCompare(other.name);
}
