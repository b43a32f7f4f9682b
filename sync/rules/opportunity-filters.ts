import { filterCurrency } from '../explore-choices.ts';
import type { Opportunity } from '../records/opportunity.ts';
import { parseAmount } from './amount.ts';
import { placesOfIndia } from './places-of-india.ts';

/** What the person asked for, as it stands in the address. '' asks nothing. */
export type OpportunityFilters = {
  q: string;
  industry: string;
  stage: string;
  location: string;
  min: string;
  max: string;
  /** Of the amounts; '' is the rupee. */
  currency: string;
};

/** Whether an opportunity is asked for. What the filters say is read once, however many are then held against them. */
export function matching(filters: OpportunityFilters): (opportunity: Opportunity) => boolean {
  const { industry, stage } = filters;
  const words = filters.q.trim().toLowerCase();
  const place = wordsOf(filters.location);
  const isWithin = amountsOf(filters);
  return (opportunity) =>
    isSame(opportunity.industry, industry) &&
    isSame(opportunity.stage, stage) &&
    isWithin(opportunity) &&
    holdsText(opportunity, words) &&
    isAt(opportunity.location, place);
}

export function asksAmount({ min, max }: OpportunityFilters): boolean {
  return parseAmount(min) !== null || parseAmount(max) !== null;
}

function holdsText({ title, description, industry }: Opportunity, wanted: string): boolean {
  return [title, description, industry].some((text) => text.toLowerCase().includes(wanted));
}

function isSame(value: string, asked: string): boolean {
  return asked === '' || value.toLowerCase() === asked.toLowerCase();
}

/** Whole words, whatever their order and marks; a place in India is found under India. */
function isAt(location: string, asked: string[]): boolean {
  if (asked.length === 0) return true;
  const words = withCountry(wordsOf(location));
  return asked.every((word) => words.includes(word) || (word === 'india' && isInIndia(words)));
}

/** A city of the offered places that stands alone is the one that everybody means. */
const countryOfCity: Record<string, string> = { london: 'uk', boston: 'usa', amsterdam: 'netherlands' };

function withCountry(words: string[]): string[] {
  const country = words.length === 1 && countryOfCity[words[0] ?? ''];
  return country ? [...words, country] : words;
}

function isInIndia(words: string[]): boolean {
  const text = ` ${words.join(' ')} `;
  return placesOfIndia.some((place) => text.includes(` ${place} `));
}

function wordsOf(place: string): string[] {
  return place
    .toLowerCase()
    .replace(/\b(united kingdom|england|great britain)\b/g, 'uk')
    .replace(/\b(united states( of america)?|us)\b/g, 'usa')
    .replace(/\bthe netherlands\b/g, 'netherlands')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

function amountsOf(filters: OpportunityFilters): (opportunity: Opportunity) => boolean {
  if (!asksAmount(filters)) return () => true;
  const asked = filters.currency || filterCurrency;
  const least = parseAmount(filters.min) ?? 0;
  const most = parseAmount(filters.max) ?? Number.POSITIVE_INFINITY;
  return ({ totalRequired, currency }) =>
    currency === asked && totalRequired >= least && totalRequired <= most;
}
