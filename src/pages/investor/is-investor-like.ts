import type { InvestorCard } from '#sync/records/investor-card.ts';

/** Whether an investor is one that is asked for: every word somewhere in what they tell, and the industry among theirs. */
export function isInvestorLike(
  { fullName, location, bio, areasOfExpertise, preferredIndustries }: InvestorCard,
  { q, industry }: { q: string; industry: string },
): boolean {
  if (industry !== '' && !preferredIndustries.includes(industry)) return false;
  const told = [fullName, location, bio, ...areasOfExpertise, ...preferredIndustries].join(' ').toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => told.includes(word));
}
