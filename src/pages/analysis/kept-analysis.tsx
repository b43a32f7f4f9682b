import { useEffect } from 'react';
import { waitingWords } from '#src/content/ai.ts';
import { analysisWords as words } from '#src/content/ai-analysis.ts';
import { markSeen } from '#src/data/asks.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { analyseOpportunityEndpoint } from '#sync/endpoints/ai.ts';
import { AnalysisResult } from './analysis-result.tsx';

const { reply: replySchema } = analyseOpportunityEndpoint;

/** What was answered, and beside it the AI's answer where that came later. */
export function KeptAnalysis({ ask: { id, question, reply, joined, isHere, waits, unseen } }: { ask: Ask }) {
  useEffect(() => {
    if (unseen) markSeen([id]).catch(reportError);
  }, [id, unseen]);
  const first = replySchema.safeParse(reply).data;
  const later = replySchema.safeParse(joined).data;
  return (
    <>
      {later && <AnalysisResult id={id} title={waitingWords.joined} reply={later} isHere={false} />}
      {first && (
        <AnalysisResult
          id={later ? null : id}
          title={words.titleOf(question)}
          reply={first}
          isHere={isHere === true}
          isWaiting={waits === 1}
        />
      )}
    </>
  );
}
