import { useEffect } from 'react';
import { waitingWords } from '#src/content/ai.ts';
import { markSeen } from '#src/data/asks.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { analyseOpportunityEndpoint } from '#sync/endpoints/ai.ts';
import { DealAnalysis } from './deal-analysis.tsx';

const { reply: replySchema } = analyseOpportunityEndpoint;

/** The AI's answer that came later stands first, the rules' beside it. */
export function KeptDealAnalysis({ ask: { id, reply, joined, isHere, waits, unseen } }: { ask: Ask }) {
  useEffect(() => {
    if (unseen) markSeen([id]).catch(reportError);
  }, [id, unseen]);
  const first = replySchema.safeParse(reply).data;
  const later = replySchema.safeParse(joined).data;
  return (
    <>
      {later && (
        <section className="grid gap-3 border-b border-base-300 pb-5">
          <h3 className="font-semibold">{waitingWords.joined}</h3>
          <DealAnalysis id={id} reply={later} isHere={false} />
        </section>
      )}
      {first && (
        <DealAnalysis
          id={later ? null : id}
          reply={first}
          isHere={isHere === true}
          isWaiting={waits === 1 && !later}
        />
      )}
    </>
  );
}
