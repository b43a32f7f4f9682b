import { useState } from 'react';
import { analysisFailed } from '#src/content/ai.ts';
import { analysisWords } from '#src/content/ai-analysis.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { useAsks } from '#src/data/use-asks.ts';
import { track } from '#src/lib/track.ts';
import { showToast } from '#src/state/toasts.ts';
import type { Answered } from '#src/syncing/ask.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { useAsking } from '../asking/use-asking.ts';
import { inputOfDeal } from './input-of-deal.ts';

type AnalysedDeal = Pick<Opportunity, 'id'> & Parameters<typeof inputOfDeal>[0];

/** The last analysis of a deal on this device, as the deal is now; null where there is none, undefined while loading. */
export function useKeptAnalysis(deal: AnalysedDeal): Ask | null | undefined {
  const asks = useAsks(contextOf(deal), 'analysis');
  const asked = JSON.stringify(inputOfDeal(deal));
  // Of a pitch that was changed since it says nothing.
  return asks && (asks.findLast(({ input, reply }) => reply && JSON.stringify(input) === asked) ?? null);
}

/** Idle, then pending, then shown; again idle when it is to be done again. */
export function useDealAnalysis(deal: AnalysedDeal) {
  const { isAsking, put } = useAsking('analysis');
  const kept = useKeptAnalysis(deal);
  const [isIdle, setIdle] = useState(false);
  // Only where the device could not keep it.
  const [unkept, setUnkept] = useState<Answered<'analysis'> | null>(null);

  async function analyse(): Promise<void> {
    track('ai_analysis_start', { category: 'ai_analysis', label: deal.id });
    try {
      const answered = await put(inputOfDeal(deal), { context: contextOf(deal), question: deal.title });
      if (!answered) return;
      setUnkept(answered.id === null ? answered : null);
      setIdle(false);
    } catch (error) {
      reportError(error);
      showToast({ kind: 'error', title: analysisFailed, detail: analysisWords.nobodyAnswers });
    }
  }

  const isShown = !isIdle && !isAsking && (unkept !== null || Boolean(kept));
  return { isAsking, isShown, kept: isShown ? kept : null, unkept, analyse, reset: () => setIdle(true) };
}

function contextOf({ id }: AnalysedDeal): string {
  return `deal:${id}`;
}
