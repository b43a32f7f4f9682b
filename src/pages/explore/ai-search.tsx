import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { noticeWords } from '#src/content/ai.ts';
import { queryLength, dealSearchWords as words } from '#src/content/ai-search.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { useTypedTool } from '#src/data/use-typed-tool.ts';
import { lazyPart, unhurriedPart } from '#src/lazy-part.tsx';
import { countOf } from '#src/lib/count-of.ts';
import { whenFilled } from '#src/lib/when-filled.ts';
import { useAsking } from '#src/pages/asking/use-asking.ts';
import { isListed } from '#src/pages/opportunity/deal-of.ts';
import { closeErrorsOf, showToast, useOwnErrors } from '#src/state/toasts.ts';
import type { Answered } from '#src/syncing/ask.ts';
import { Fold } from '#src/ui/fold.tsx';
import { QuestionBox } from '#src/ui/question-box.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';

/** It brings along what goes on behind the screens, which would keep the list waiting. */
const LateSearch = unhurriedPart(async () => {
  await whenFilled();
  return (await import('./late-search.tsx')).LateSearch;
});
const AiResults = lazyPart(async () => (await import('./ai-results.tsx')).AiResults);

/**
 * The deals on this device, looked for in one's own words, by AI or by rules. `searched`: what stands in the search box, which
 * need not be typed again.
 */
export function AiSearch({ searched }: { searched: string }) {
  const opportunities = useOpportunities();
  // Whoever opens a deal that was found comes back to all of it.
  const [{ query: text, askedId }, write] = useTypedTool('explore', { query: '', askedId: '' });
  useOwnErrors('ai-search');
  const part = useRef<HTMLElement>(null);
  const taken = useRef('');
  const [answered, setAnswered] = useState<Answered<'deal-search'> | null>(null);
  const { isAsking, put } = useAsking('deal-search');

  const [isWaiting, setWaiting] = useState(false);
  const [read] = useState(() => Promise.withResolvers<Opportunity[]>());
  useEffect(() => {
    if (opportunities) read.resolve(opportunities);
  }, [opportunities, read]);

  async function search() {
    closeErrorsOf('ai-search');
    const query = text.trim();
    if (query === '') return showToast({ kind: 'notice', source: 'ai-search', title: words.empty });
    setWaiting(true);
    // Until they are read, none are known: that is not the same as that there are none.
    const deals = opportunities ?? (await read.promise);
    setWaiting(false);
    try {
      const found = await put(
        { query, opportunities: deals.filter(isListed) },
        { context: 'explore', question: query },
      );
      if (!found) return;
      setAnswered(found);
      write('askedId', found.id ?? '');
      tell(found);
    } catch (error) {
      reportError(error);
      showToast({ kind: 'error', source: 'ai-search', title: words.failed });
    }
  }

  /** The words of the search box, unless others stand here, or those before were asked. */
  function takeAlong() {
    if (text !== '' && (askedId !== '' || text !== taken.current)) return;
    taken.current = searched.trim();
    write('query', taken.current);
  }

  /** What is cleared does not come back as an answer that came late. */
  function clear() {
    setAnswered(null);
    write('askedId', '');
    part.current?.focus({ preventScroll: true });
    import('#src/data/asks.ts')
      .then(({ forgetSeen }) => forgetSeen('deal-search', 'explore'))
      .catch(reportError);
  }

  return (
    <>
      <Fold icon={Sparkles} label={words.label} isInUse={text !== ''} onOpen={takeAlong}>
        <QuestionBox
          label={words.label}
          placeholder={words.placeholder}
          text={text}
          maxLength={queryLength}
          isAsking={isAsking || isWaiting}
          words={words.box}
          onChange={(query) => write('query', query)}
          onAsk={() => void search()}
        />
      </Fold>
      <section ref={part} tabIndex={-1} aria-label={words.box.ask} className="w-full lg:empty:-mt-6">
        {answered ? (
          <AiResults answered={answered} onClear={clear} />
        ) : (
          <LateSearch askedId={askedId} onClear={clear} />
        )}
      </section>
    </>
  );
}

/** The search is complete also where the rules did it; why they did is said with it. */
function tell({ reply: { recommendations, notice } }: Answered<'deal-search'>): void {
  const count = words.found(countOf(recommendations.length, 'deal'));
  const told = { source: 'ai-search', title: words.complete } as const;
  if (!notice) return showToast({ ...told, kind: 'success', detail: count });
  const said = noticeWords('deal-search', notice);
  showToast({ ...told, kind: 'notice', detail: `${count} ${said.text}` });
}
