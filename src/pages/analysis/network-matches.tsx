import { useMemo } from 'react';
import { matchingWords } from '#src/content/ai-analysis.ts';
import { useArrived } from '#src/data/database/use-arrived.ts';
import { useInvestorCards } from '#src/data/use-investor-cards.ts';
import { paths } from '#src/paths.ts';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { type MatchedPitch, matchInvestor } from '#sync/ai/rules/match-investor.ts';
import type { InvestorCard } from '#sync/records/investor-card.ts';
import { MatchList } from './match-list.tsx';

const words = matchingWords.founder;
const most = 6;

/** The verified investors of the network who suit a pitch. */
export function NetworkMatches({ pitch }: { pitch: MatchedPitch }) {
  const investors = useArrived(useInvestorCards());
  const matches = useMemo(
    () =>
      investors
        ?.map((investor) => ({ investor, ...matchInvestor({ ...investor, goals: investor.bio }, pitch) }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)
        .slice(0, most),
    [investors, pitch],
  );
  if (!matches) return <LoadingList label={matchingWords.loading} />;
  return (
    <section>
      <SectionHeading title={words.network} lead={matchingWords.howItWorks} />
      {matches.length === 0 && (
        <p className="text-quiet">
          {investors?.length === 0 ? words.noneInNetwork : words.noneFitsInNetwork}
        </p>
      )}
      <MatchList
        label={words.network}
        matches={matches.map(({ investor, score, reasons }) => ({
          key: investor.id,
          title: investor.fullName,
          href: paths.investor(investor.id),
          text: lineOf(investor),
          score,
          reasons,
        }))}
      />
    </section>
  );
}

function lineOf({ location, areasOfExpertise }: InvestorCard): string {
  return [location, areasOfExpertise.join(', ')].filter(Boolean).join('. ');
}
