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
};

/** The one currency in which amounts are compared; nothing is converted. */
export const filterCurrency = 'INR';

export function matches(opportunity: Opportunity, filters: OpportunityFilters): boolean {
  return (
    holdsText(opportunity, filters.q) &&
    isSame(opportunity.industry, filters.industry) &&
    isSame(opportunity.stage, filters.stage) &&
    isAt(opportunity.location, filters.location) &&
    isWithin(opportunity, filters)
  );
}

export function asksAmount({ min, max }: OpportunityFilters): boolean {
  return parseAmount(min) !== null || parseAmount(max) !== null;
}

function holdsText({ title, description, industry }: Opportunity, asked: string): boolean {
  const wanted = asked.trim().toLowerCase();
  return [title, description, industry].some((text) => text.toLowerCase().includes(wanted));
}

function isSame(value: string, asked: string): boolean {
  return asked === '' || value.toLowerCase() === asked.toLowerCase();
}

/** Whole words, whatever their order and marks; a place in India is found under India. */
function isAt(location: string, asked: string): boolean {
  const words = wordsOf(location);
  return wordsOf(asked).every((word) => words.includes(word) || (word === 'india' && isInIndia(words)));
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

function isWithin({ totalRequired, currency }: Opportunity, filters: OpportunityFilters): boolean {
  if (!asksAmount(filters)) return true;
  if (currency !== filterCurrency) return false;
  const least = parseAmount(filters.min) ?? 0;
  const most = parseAmount(filters.max) ?? Number.POSITIVE_INFINITY;
  return totalRequired >= least && totalRequired <= most;
}
