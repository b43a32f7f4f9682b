import { previewWords as words } from '#src/content/pitch-preview.ts';
import { dealOf } from '#src/pages/opportunity/deal-of.ts';
import type { Account } from '#sync/records/account.ts';
import type { Company } from '#sync/records/company.ts';
import type { Draft } from '#sync/records/draft.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { parseAmount } from '#sync/rules/amount.ts';

/**
 * The opportunity that submitting a draft now would make, with words where it says nothing yet. It is to be looked at
 * alone: an amount that is not set is 0 in it, and said in words in `deal`.
 */
export function previewOf(
  draft: Draft,
  account: Pick<Account, 'id' | 'fullName'> | null | undefined,
  company: Pick<Company, 'businessModel'> | undefined,
  now: string,
): { opportunity: Opportunity; deal: ReturnType<typeof dealOf> } {
  const { unset } = words;
  const said = (field: 'title' | 'industry' | 'stage' | 'location' | 'description') =>
    draft[field].trim() || unset[field];
  const totalRequired = parseAmount(draft.totalRequired);
  const minInvestment = parseAmount(draft.minInvestment);
  const opportunity: Opportunity = {
    id: draft.id,
    founderId: account?.id ?? '',
    founderName: account?.fullName.trim() || unset.founderName,
    title: said('title'),
    description: said('description'),
    industry: said('industry'),
    stage: said('stage'),
    location: said('location'),
    currency: draft.currency,
    totalRequired: totalRequired ?? 0,
    minInvestment: minInvestment ?? 0,
    raisedAmount: 0,
    highlights: draft.highlights.map(({ text }) => text),
    status: 'review',
    createdAt: now,
    updatedAt: now,
    businessModel: company?.businessModel.trim() || undefined,
  };
  const deal = dealOf(opportunity);
  return {
    opportunity,
    deal: {
      ...deal,
      raisedPercent: 0,
      total: totalRequired === null ? unset.amount : deal.total,
      minimum: minInvestment === null ? unset.amount : deal.minimum,
    },
  };
}
