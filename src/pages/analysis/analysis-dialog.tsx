import { useEffect } from 'react';
import { waitingWords } from '#src/content/ai.ts';
import { dealAnalysisWords as words } from '#src/content/deal-analysis.ts';
import { markSeen } from '#src/data/asks.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { analyseOpportunityEndpoint } from '#sync/endpoints/ai.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { DealAnalysis } from './deal-analysis.tsx';
import { useDealAnalysis } from './use-deal-analysis.ts';

type AnalysedDeal = Pick<
  Opportunity,
  | 'id'
  | 'title'
  | 'description'
  | 'industry'
  | 'stage'
  | 'totalRequired'
  | 'minInvestment'
  | 'currency'
  | 'highlights'
>;

/** The analysis of a deal: idle, under way, or shown with what came later. */
export function AnalysisDialog({ deal, onClose }: { deal: AnalysedDeal; onClose: () => void }) {
  const { isAsking, isShown, kept, unkept, analyse, reset } = useDealAnalysis(deal);
  return (
    <Dialog
      title={words.title(deal.title)}
      wide
      onClose={onClose}
      actions={
        <>
          {isShown ? (
            <Button look="primary" onClick={reset}>
              {words.again}
            </Button>
          ) : (
            <Button look="primary" busy={isAsking} onClick={() => void analyse()}>
              {isAsking ? words.pending : words.start}
            </Button>
          )}
          <Button onClick={onClose}>{words.close}</Button>
        </>
      }
    >
      <div aria-live="polite" className="grid gap-5">
        {!isShown && <p className="text-quiet">{isAsking ? words.pending : words.idle}</p>}
        {isShown && unkept && <DealAnalysis {...unkept} />}
        {isShown && !unkept && kept && <KeptDealAnalysis ask={kept} />}
      </div>
    </Dialog>
  );
}

const { reply: replySchema } = analyseOpportunityEndpoint;

/** The AI's answer that came later stands first, the rules' beside it. */
function KeptDealAnalysis({ ask: { id, reply, joined, isHere, waits, unseen } }: { ask: Ask }) {
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
