import { matchingWords } from '#src/content/ai-analysis.ts';
import { paths } from '#src/paths.ts';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import type { MatchedPitch } from '#sync/ai/rules/match-investor.ts';
import { MatchList } from './match-list.tsx';
import { useDirectoryMatches } from './use-directory-matches.ts';

const words = matchingWords.founder;

/** The investors of the database who suit a pitch. */
export function DirectoryMatches({ pitch }: { pitch: MatchedPitch }) {
  const found = useDirectoryMatches(pitch);
  return (
    <section>
      <SectionHeading title={words.directory} lead={words.directoryLead} />
      {!found && <LoadingList label={matchingWords.loading} />}
      {found?.recommendations.length === 0 && (
        <p className="text-quiet">{found.isSearched ? words.noneInDirectory : words.noDirectory}</p>
      )}
      {found && (
        <MatchList
          label={words.directory}
          matches={found.recommendations.map(({ id, name, matchScore, reason }) => ({
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
