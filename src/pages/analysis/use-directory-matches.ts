import { useStore } from 'zustand';
import { bestInvestors } from '#src/directory/best-investors.ts';
import { searchIndex } from '#src/directory/search-index.ts';
import { useIsDirectoryComing } from '#src/directory/use-is-directory-coming.ts';
import { useFetched } from '#src/lib/use-fetched.ts';
import { type FoundInvestor, findInvestors } from '#sync/ai/rules/find-investors.ts';
import type { MatchedPitch } from '#sync/ai/rules/match-investor.ts';
import { mostInvestorsAsked } from '#sync/endpoints/ai.ts';

const nobody: FoundInvestor[] = [];

/**
 * The investors of the database who suit a pitch, the closest first; undefined while they are looked for, or on their way to
 * this device. `isSearched`: false where nobody could be asked.
 */
export function useDirectoryMatches({
  industry,
  stage,
  location,
}: Pick<MatchedPitch, 'industry' | 'stage' | 'location'>) {
  const query = [industry, stage, location].filter(Boolean).join(' ');
  const index = useStore(searchIndex);
  const isComing = useIsDirectoryComing();
  const hash = index.at === 'ready' ? index.hash : '';
  const [found] = useFetched(async () => {
    const { investors, isSearched } = await bestInvestors(query, mostInvestorsAsked);
    return { recommendations: findInvestors(query, investors).recommendations, isSearched, hash };
  }, `${hash} ${query}`);
  if (found.state === 'loading') return undefined;
  if (found.state === 'fault') return isComing ? undefined : { recommendations: nobody, isSearched: false };
  // What was found stands until more is here; that nobody could be asked is told no longer than it is so.
  const { isSearched, hash: searchedHash } = found.value;
  return !isSearched && (isComing || searchedHash !== hash) ? undefined : found.value;
}
