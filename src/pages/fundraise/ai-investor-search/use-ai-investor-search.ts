import { useState } from 'react';
import { noticeWords } from '#src/content/ai.ts';
import { investorSearchWords as words } from '#src/content/ai-search.ts';
import { countOf } from '#src/lib/count-of.ts';
import { useAsking } from '#src/pages/asking/use-asking.ts';
import { closeErrorsOf, showToast, useOwnErrors } from '#src/state/toasts.ts';
import type { Answered } from '#src/syncing/ask.ts';
import { mostInvestorsAsked } from '#sync/endpoints/ai.ts';
import type { Investor } from '#sync/records/investor.ts';

/** What words stand for takes a moment to be read, and is not needed before somebody asks. */
const rules = () =>
  Promise.all([import('#src/directory/best-investors.ts'), import('#sync/ai/rules/asked-approach.ts')]);

/**
 * A search of the database in one's own words. The hundred records that come closest go along, or `advised` alone,
 * where the question is about that one: others may have its name.
 */
export function useAiInvestorSearch(
  text: string,
  advised: Investor | null,
  onFound: (answered: Answered<'investor-search'>) => void,
) {
  useOwnErrors('ai-search');
  const [isGathering, setGathering] = useState(false);
  const { isAsking, put, isShown } = useAsking('investor-search');

  async function search() {
    closeErrorsOf('ai-search');
    const query = text.trim();
    if (query === '') return showToast({ kind: 'notice', source: 'ai-search', ...words.empty });
    setGathering(true);
    try {
      const [{ bestInvestors }, { approachAsked }] = await rules();
      const { investors, isSearched } = advised
        ? { investors: [advised], isSearched: true }
        : await bestInvestors(approachAsked(query) ?? query, mostInvestorsAsked);
      if (!isShown()) return;
      if (!isSearched) return showToast({ kind: 'notice', source: 'ai-search', ...words.notHere });
      const answered = await put({ query, investors }, { context: 'fundraise', question: query });
      if (!answered) return;
      onFound(answered);
      tell(answered);
    } catch (error) {
      reportError(error);
      if (isShown()) showToast({ kind: 'error', source: 'ai-search', ...words.error });
    } finally {
      setGathering(false);
    }
  }

  return { search, isBusy: isGathering || isAsking };
}

/** Without a network the rules of this device are what answers, and the search is complete; a failing AI is said to fail. */
function tell({ reply: { recommendations, notice } }: Answered<'investor-search'>): void {
  if (notice && notice !== 'network') {
    const { title, text: detail } = noticeWords('investor-search', notice);
    return showToast({ kind: 'error', source: 'ai-search', title, detail });
  }
  const { title, detail } = words.complete;
  showToast({
    kind: 'success',
    source: 'ai-search',
    title,
    detail: detail(countOf(recommendations.length, 'investor')),
  });
}
