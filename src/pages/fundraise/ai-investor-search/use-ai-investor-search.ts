import { useState } from 'react';
import { noticeWords } from '#src/content/ai.ts';
import { investorSearchWords as words } from '#src/content/ai-search.ts';
import { countOf } from '#src/lib/count-of.ts';
import { useAsking } from '#src/pages/asking/use-asking.ts';
import { showToast } from '#src/state/toasts.ts';
import type { Answered } from '#src/syncing/ask.ts';
import { mostInvestorsAsked } from '#sync/endpoints/ai.ts';

/** A search of the database in one's own words. The hundred records on this device that come closest go along. */
export function useAiInvestorSearch() {
  const [text, setText] = useState('');
  const [answered, setAnswered] = useState<Answered<'investor-search'> | null>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isGathering, setGathering] = useState(false);
  const { isAsking, put } = useAsking('investor-search');

  async function search() {
    const query = text.trim();
    if (query === '') return showToast({ kind: 'notice', ...words.empty });
    setGathering(true);
    try {
      const { bestInvestors } = await import('#src/directory/best-investors.ts');
      const investors = await bestInvestors(query, mostInvestorsAsked);
      const found = await put({ query, investors }, { context: 'fundraise', question: query });
      if (!found) return;
      setAnswered(found);
      setDialogOpen(true);
      tell(found);
    } catch (error) {
      reportError(error);
      showToast({ kind: 'error', ...words.error });
    } finally {
      setGathering(false);
    }
  }

  return {
    text,
    setText,
    search,
    isBusy: isGathering || isAsking,
    answered,
    isDialogOpen,
    closeDialog: () => setDialogOpen(false),
    clear() {
      setText('');
      setAnswered(null);
      setDialogOpen(false);
    },
    /** Puts a question about an investor in the box. */
    askAbout(name: string) {
      setText(words.question(name));
      showToast({ kind: 'notice', ...words.ready });
    },
  };
}

export type AiInvestorSearch = ReturnType<typeof useAiInvestorSearch>;

/** Without a network the rules of this device are what answers, and the search is complete; a failing AI is said to fail. */
function tell({ reply: { recommendations, notice } }: Answered<'investor-search'>): void {
  if (notice && notice !== 'network') {
    const { title, text: detail } = noticeWords('investor-search', notice);
    return showToast({ kind: 'error', title, detail });
  }
  const { title, detail } = words.complete;
  showToast({ kind: 'success', title, detail: detail(countOf(recommendations.length, 'investor')) });
}
