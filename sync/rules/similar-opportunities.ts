import type { Opportunity } from '../records/opportunity.ts';

export type Likeness = 'industry' | 'stage' | 'location' | 'size';

const weights: Record<Likeness, number> = { industry: 4, stage: 2, location: 1, size: 1 };

/** The deals most like one, each with what they have in common; a likeness of place or size alone is none. */
export function similarOpportunities(
  to: Opportunity,
  others: Opportunity[],
  most: number,
): { opportunity: Opportunity; why: Likeness[] }[] {
  return others
    .filter(({ id }) => id !== to.id)
    .map((opportunity) => ({ opportunity, why: likenesses(opportunity, to) }))
    .filter(({ why }) => weightOf(why) >= weights.stage)
    .toSorted((a, b) => weightOf(b.why) - weightOf(a.why))
    .slice(0, most);
}

function likenesses(a: Opportunity, b: Opportunity): Likeness[] {
  const isAlike: Record<Likeness, boolean> = {
    industry: a.industry === b.industry,
    stage: a.stage === b.stage,
    location: a.location.toLowerCase() === b.location.toLowerCase(),
    // Nothing is converted: rounds in different currencies are not compared.
    size: a.currency === b.currency && ratio(a.totalRequired, b.totalRequired) <= 1.5,
  };
  return (Object.keys(weights) as Likeness[]).filter((likeness) => isAlike[likeness]); // its own keys
}

function ratio(a: number, b: number): number {
  return Math.max(a, b) / Math.min(a, b);
}

function weightOf(why: Likeness[]): number {
  return why.reduce((sum, likeness) => sum + weights[likeness], 0);
}
