import type { AnalysisInput } from '#sync/endpoints/ai.ts';

/** A deal as the analysis reads it. `category` and `fundingGoal` are what some call industry and total; amounts are whole units. */
type AnalysedDeal = Pick<AnalysisInput, 'title' | 'description'> &
  Partial<
    Pick<AnalysisInput, 'industry' | 'stage' | 'totalRequired' | 'minInvestment' | 'currency' | 'highlights'>
  > & {
    category?: string;
    fundingGoal?: number;
  };

/** What is asked about a deal: what it does not say is left out, and assumed by whoever answers. */
export function inputOfDeal(deal: AnalysedDeal): AnalysisInput {
  const { title, description, stage, minInvestment, currency, highlights } = deal;
  const industry = deal.industry || deal.category;
  const totalRequired = deal.totalRequired || deal.fundingGoal;
  return {
    title,
    description,
    ...(industry && { industry }),
    ...(stage && { stage }),
    ...(totalRequired && { totalRequired }),
    ...(minInvestment && { minInvestment }),
    ...(currency && { currency }),
    ...(highlights && highlights.length > 0 && { highlights }),
  };
}
