import { fundingRounds, investorStages, investorTypes, roundSizes } from '#sync/catalog.ts';
import type { Investor } from '#sync/records/investor.ts';
import { addRow, type Bitset, countRows, emptyBitset, fullBitset, intersect } from './bitset.ts';
import { countryOfCity } from './city-countries.ts';
import { fold, foldedWords } from './fold.ts';
import { listed, stagesOf, typesOf } from './listed.ts';
import type { Count, DirectoryCounts, SearchQuery } from './search-messages.ts';

/** Rows by the folded token of a list. */
type TokenRows = Map<string, Bitset>;

export type Facets = {
  size: number;
  stage: TokenRows;
  type: TokenRows;
  country: TokenRows;
  roundSize: TokenRows;
  counts: DirectoryCounts;
};

export function buildFacets(investors: Investor[]): Facets {
  const size = investors.length;
  const facets: Facets = {
    size,
    stage: new Map(),
    type: new Map(),
    country: new Map(),
    roundSize: new Map(),
    counts: { types: [], stages: [], countries: [] },
  };
  const countries = new Map<string, string>();
  const note = (rows: TokenRows, token: string, row: number) => {
    const set = rows.get(token) ?? emptyBitset(size);
    rows.set(token, set);
    addRow(set, row);
  };

  for (const [row, investor] of investors.entries()) {
    const stages = stagesOf(investor);
    for (const label of [...stages, ...roundsOf(stages)]) note(facets.stage, fold(label), row);
    for (const label of typesOf(investor)) note(facets.type, fold(label), row);
    for (const { label } of roundSizesOf(investor)) note(facets.roundSize, fold(label), row);
    for (const name of listed(investor.countriesOfInvestment)) {
      note(facets.country, fold(name), row);
      if (!countries.has(fold(name))) countries.set(fold(name), name);
    }
  }
  for (const [row, investor] of investors.entries()) {
    const home = homeCountry(investor, facets.country);
    if (home !== undefined) note(facets.country, home, row);
  }
  const counted = (rows: TokenRows, label: string): Count => ({
    name: label,
    investors: countRows(rows.get(fold(label)) ?? emptyBitset(size)),
  });
  facets.counts = {
    types: investorTypes.map(({ label }) => counted(facets.type, label)),
    stages: [...investorStages, ...fundingRounds].map(({ label }) => counted(facets.stage, label)),
    countries: [...countries.values()].map((name) => counted(facets.country, name)).sort(indiaThenFrequent),
  };
  return facets;
}

/** The rows that have every facet chosen. */
export function matchFacets(facets: Facets, query: Omit<SearchQuery, 'text' | 'page'>): Bitset {
  const rows = fullBitset(facets.size);
  for (const name of ['stage', 'type', 'country', 'roundSize'] as const) {
    if (query[name] !== '') intersect(rows, facets[name].get(fold(query[name])) ?? emptyBitset(facets.size));
  }
  return rows;
}

/** The rounds that go by other names than the stages they are made of. */
function roundsOf(stages: string[]): string[] {
  return fundingRounds
    .filter((round) => round.stages.some((stage) => stages.includes(stage)))
    .map(({ label }) => label);
}

/** The buckets that the cheque range overlaps. With one amount known it is the whole range, with none there is none. */
function roundSizesOf({ firstChequeMinimum, firstChequeMaximum }: Investor) {
  const amounts = [firstChequeMinimum, firstChequeMaximum].filter((amount) => amount !== '').map(Number);
  return roundSizes.filter(({ from, below }) => Math.min(...amounts) < below && Math.max(...amounts) >= from);
}

/** Where its address is: the country named last in it, else that of its city. */
function homeCountry({ globalHQ }: Investor, known: TokenRows): string | undefined {
  const last = fold(listed(globalHQ).at(-1) ?? '');
  if (known.has(last)) return last;
  const country = countryOfCity(foldedWords(globalHQ));
  return country && fold(country);
}

function indiaThenFrequent(one: Count, other: Count): number {
  const first = Number(fold(other.name) === 'india') - Number(fold(one.name) === 'india');
  return first || other.investors - one.investors || one.name.localeCompare(other.name);
}
