import { idOf } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import { type Opportunity, opportunitySchema } from '#sync/records/opportunity.ts';
import { readAmount } from './amount.ts';
import { cleanLine, cleanText, isBlank } from './clean-text.ts';
import type { Mapping, OpportunityColumn } from './opportunity-mapping.ts';

/** What a list says of a deal; the rest of the row lives on in the marketplace. */
type Told = Pick<
  Opportunity,
  'title' | 'description' | 'industry' | 'stage' | 'location' | 'currency' | 'totalRequired' | 'minInvestment'
>;
export type OpportunityReading = { opportunity: Opportunity } | { refused: string };

/** One row of a list as an opportunity of its owner, as if it were new. Refused where anything is missing or unclear. */
export function normaliseOpportunity(
  values: Partial<Record<OpportunityColumn, string>>,
  mapping: Mapping,
  owner: Account,
  now: string,
): OpportunityReading {
  const valueOf = (column: OpportunityColumn): string => {
    const written = values[column] ?? '';
    if (!isBlank(written) || column === 'title' || column === 'totalRequired') return written;
    return mapping.defaults[column] ?? '';
  };
  const amounts = readAmounts(valueOf);
  if ('refused' in amounts) return amounts;
  const told: Told = {
    title: plain(valueOf('title')),
    description: cleanText(valueOf('description')),
    industry: plain(valueOf('industry')),
    stage: plain(valueOf('stage')),
    location: plain(valueOf('location')),
    ...amounts,
  };
  const missing = (['title', 'description', 'industry', 'stage', 'location'] as const).find(
    (name) => told[name] === '',
  );
  if (missing) return { refused: `${missing} is missing` };
  const parsed = opportunitySchema.safeParse({
    ...told,
    id: idOf('opportunity', told.title.toLowerCase(), told.location.toLowerCase()),
    founderId: owner.id,
    founderName: owner.fullName,
    raisedAmount: 0,
    highlights: [],
    status: 'active',
    createdAt: now,
    updatedAt: now,
  } satisfies Opportunity);
  if (parsed.success) return { opportunity: parsed.data };
  return {
    refused: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  };
}

function readAmounts(
  valueOf: (column: OpportunityColumn) => string,
): Pick<Told, 'currency' | 'totalRequired' | 'minInvestment'> | { refused: string } {
  const total = readAmount(valueOf('totalRequired'));
  const minimum = readAmount(valueOf('minInvestment'));
  if (total.at === 'blank') return { refused: 'amount is missing' };
  if (total.at === 'unreadable') return { refused: `amount ${total.reason}` };
  if (minimum.at === 'blank') return { refused: 'minimum investment is missing' };
  if (minimum.at === 'unreadable') return { refused: `minimum investment ${minimum.reason}` };
  if (total.amount === 0) return { refused: 'amount is 0' };
  if (minimum.amount === 0) return { refused: 'minimum investment is 0' };
  if (minimum.amount > total.amount) {
    return { refused: `minimum investment ${minimum.amount} is greater than the amount ${total.amount}` };
  }
  const currency = total.currency ?? valueOf('currency').trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) return { refused: 'currency is missing' };
  if (minimum.currency !== null && minimum.currency !== currency) {
    return { refused: `minimum investment is in ${minimum.currency}, the amount in ${currency}` };
  }
  return { currency, totalRequired: total.amount, minInvestment: minimum.amount };
}

function plain(text: string): string {
  return isBlank(text) ? '' : cleanLine(text);
}

/** A row as the list has it now; what happened to the deal since (money raised, status) is the marketplace's. */
export function merged(stored: Opportunity, listed: Opportunity): Opportunity {
  const { raisedAmount, highlights, status, createdAt, updatedAt } = stored;
  const { businessModel = '', reviewNote = '' } = stored;
  const own = { raisedAmount, highlights, status, createdAt, updatedAt, businessModel, reviewNote };
  const row = { ...listed, ...own };
  return sameOpportunity(stored, row) ? stored : { ...row, updatedAt: listed.updatedAt };
}

export function sameOpportunity(a: Opportunity, b: Opportunity): boolean {
  return Object.keys(opportunitySchema.shape).every(
    (name) => JSON.stringify(a[name as keyof Opportunity]) === JSON.stringify(b[name as keyof Opportunity]), // `keys` forgets the literal types
  );
}
