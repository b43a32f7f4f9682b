import { UserRoundPen } from 'lucide-react';
import { useMemo } from 'react';
import { matchingWords } from '#src/content/ai-analysis.ts';
import { useIsArriving } from '#src/data/database/use-arrived.ts';
import { useDealsHere } from '#src/data/database/use-deals-here.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { useInvestorProfile } from '#src/data/use-profile.ts';
import { isListed } from '#src/pages/opportunity/deal-of.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { type InvestorInterests, matchInvestor } from '#sync/ai/rules/match-investor.ts';
import type { Account } from '#sync/records/account.ts';
import type { InvestorProfile } from '#sync/records/investor-profile.ts';
import { MatchList } from './match-list.tsx';

const words = matchingWords.investor;
const most = 12;

/** Which deals suit what an investor says of their investing. */
export function DealMatches({ account }: { account: Account }) {
  const profile = useInvestorProfile();
  const opportunities = useOpportunities();
  const listed = useMemo(() => opportunities?.filter(isListed), [opportunities]);
  const isArriving = useIsArriving();
  const standing = useDealsHere(listed);
  const matches = useMemo(() => {
    if (!profile || !listed) return undefined;
    const interests = interestsOf(profile, account);
    return listed
      .map((deal) => ({ deal, ...matchInvestor(interests, deal) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, most);
  }, [profile, listed, account]);

  if (!matches || !profile || (isBlank(profile) ? isArriving : standing === 'arriving'))
    return <LoadingList label={matchingWords.loading} />;
  if (isBlank(profile))
    return (
      <EmptyState
        icon={UserRoundPen}
        title={words.blank}
        action={<ButtonLink href={paths.profile}>{words.profile}</ButtonLink>}
      >
        {words.blankText}
      </EmptyState>
    );
  const hasDeals = listed && listed.length > 0;
  if (matches.length === 0)
    return (
      <EmptyState icon={UserRoundPen} title={hasDeals ? words.noneFits : words.none}>
        {hasDeals ? words.noneFitsText : words.noneText}
      </EmptyState>
    );
  return (
    <section>
      <SectionHeading title={words.title} lead={matchingWords.howItWorks} />
      <MatchList
        label={words.title}
        matches={matches.map(({ deal, score, reasons }) => ({
          key: deal.id,
          title: deal.title,
          href: paths.opportunity(deal.id),
          text: `${deal.industry}, ${deal.stage}, ${deal.location}. ${deal.description}`,
          score,
          reasons,
        }))}
      />
    </section>
  );
}

function interestsOf(profile: InvestorProfile, account: Account): InvestorInterests {
  const { areasOfExpertise, preferredIndustries, minInvestmentRange, maxInvestmentRange } = profile;
  return {
    areasOfExpertise,
    preferredIndustries,
    minInvestmentRange,
    maxInvestmentRange,
    currency: account.currency ?? 'INR',
    location: profile.locationPreference || account.location,
    goals: profile.investmentGoals,
  };
}

function isBlank(profile: InvestorProfile): boolean {
  const { areasOfExpertise, preferredIndustries, minInvestmentRange, maxInvestmentRange } = profile;
  return (
    areasOfExpertise.length + preferredIndustries.length === 0 &&
    minInvestmentRange === null &&
    maxInvestmentRange === null &&
    profile.locationPreference === ''
  );
}
