import { dealAnalysisWords as words } from '#src/content/deal-analysis.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { DealAnalysis } from './deal-analysis.tsx';
import { KeptDealAnalysis } from './kept-deal-analysis.tsx';
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
