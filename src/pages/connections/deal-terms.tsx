import { dealTerms as words } from '#src/content/connections.ts';
import { pitchStates } from '#src/content/dashboard.ts';
import { useEverSynced } from '#src/data/database/use-ever-synced.ts';
import { useOpportunity } from '#src/data/use-opportunities.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';

/** What the deal of a connection or of a shortlist is about, and whether it is still to be had. */
export function DealTerms({ opportunityId }: { opportunityId: string }) {
  const deal = useOpportunity(opportunityId);
  const isHereUnlessGone = useEverSynced();
  if (deal) return <TermsLine deal={deal} />;
  // As high as the line: the row is there before it, and must not grow under a finger.
  if (deal === undefined || isHereUnlessGone === undefined)
    return <Skeleton className="h-lh w-full max-w-64 text-sm after-a-blink" />;
  return isHereUnlessGone ? <TermsGone /> : null;
}

type Terms = Pick<Opportunity, 'industry' | 'totalRequired' | 'minInvestment' | 'currency' | 'status'>;

export function TermsLine({ deal }: { deal: Terms }) {
  const { industry, totalRequired, minInvestment, currency, status } = deal;
  const isOver = status === 'closed' || status === 'withdrawn';
  const amounts = [
    formatAmount(totalRequired, currency),
    words.minimum(formatAmount(minInvestment, currency)),
  ];
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
      <span className="tabular-nums">{[industry, ...amounts].join(' · ')}</span>
      {isOver && <Badge>{pitchStates[status]}</Badge>}
    </p>
  );
}

/** A withdrawn deal leaves the devices of all but its founder. */
export function TermsGone() {
  return (
    <p>
      <Badge>{words.gone}</Badge>
    </p>
  );
}
