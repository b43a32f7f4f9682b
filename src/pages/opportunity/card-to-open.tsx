import type { ComponentProps } from 'react';
import { lazyPart } from '#src/lazy-part.tsx';
import { trackDetails } from '#src/lib/track.ts';
import { paths } from '#src/paths.ts';
import { DealCard } from '#src/ui/deal-card.tsx';
import { AnalysisButton } from '../analysis/analysis-button.tsx';
import { dealOf } from './deal-of.ts';
import type { CardViewer } from './use-card-viewer.ts';

/** The list is there before. */
const OwnMark = lazyPart(async () => (await import('./own-mark.tsx')).OwnMark);

/** A deal that was found, its analysis and, for an investor, what they keep of it. Nobody else has anything there. */
export function CardToOpen({
  deal,
  viewer: { wayToDeal, isInvestor },
}: {
  deal: Parameters<typeof dealOf>[0] & ComponentProps<typeof AnalysisButton>['deal'];
  viewer: CardViewer;
}) {
  const href = paths.opportunity(deal.id);
  return (
    <div className="relative flex grow flex-col">
      <DealCard
        deal={dealOf(deal)}
        href={href}
        detailsHref={wayToDeal(href)}
        onDetails={() => trackDetails(deal.id)}
        action={<AnalysisButton deal={deal} />}
      />
      {isInvestor && <OwnMark deal={deal} />}
    </div>
  );
}
