import { matchingWords } from '#src/content/ai-analysis.ts';
import { bestInvestors } from '#src/directory/best-investors.ts';
import { useFetched } from '#src/lib/use-fetched.ts';
import { paths } from '#src/paths.ts';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { findInvestors } from '#sync/ai/rules/find-investors.ts';
import type { MatchedPitch } from '#sync/ai/rules/match-investor.ts';
import { mostInvestorsAsked } from '#sync/endpoints/ai.ts';
import { MatchList } from './match-list.tsx';

const words = matchingWords.founder;

/** The investors of the database who suit a pitch. */
export function DirectoryMatches({ pitch }: { pitch: MatchedPitch }) {
  const { industry, stage, location } = pitch;
  const query = [industry, stage, location].filter(Boolean).join(' ');
  const [found] = useFetched(async () => {
    const { investors, isSearched } = await bestInvestors(query, mostInvestorsAsked);
    const { recommendations } = findInvestors(query, investors);
    return { recommendations, isSearched };
  }, query);
  return (
    <section>
      <SectionHeading title={words.directory} lead={words.directoryLead} />
      {found.state === 'loading' && <LoadingList label={matchingWords.loading} />}
      {found.state === 'fault' && <p className="text-quiet">{words.noDirectory}</p>}
      {found.state === 'ready' && found.value.recommendations.length === 0 && (
        <p className="text-quiet">{found.value.isSearched ? words.noneInDirectory : words.noDirectory}</p>
      )}
      {found.state === 'ready' && (
        <MatchList
          label={words.directory}
          matches={found.value.recommendations.map(({ id, name, matchScore, reason }) => ({
            key: id,
            title: name,
            href: paths.investorInDatabase(id),
            text: reason,
            score: matchScore,
            reasons: [],
          }))}
        />
      )}
    </section>
  );
}
