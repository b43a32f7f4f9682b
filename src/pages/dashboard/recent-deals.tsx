import { dashboardPage as words } from '#src/content/dashboard.ts';
import { trackDetails } from '#src/lib/track.ts';
import { dealOf, isListed } from '#src/pages/opportunity/deal-of.ts';
import { OwnMark } from '#src/pages/opportunity/own-mark.tsx';
import { paths } from '#src/paths.ts';
import { DealCard } from '#src/ui/deal-card.tsx';
import { DealGridSkeleton, DealRow } from '#src/ui/deal-grid.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { AnalysisButton } from '../analysis/analysis-button.tsx';

const dealsShown = 3;

/** The newest deals that still take money, or that there are none. */
export function RecentDeals({ opportunities }: { opportunities: Opportunity[] | undefined }) {
  if (opportunities === undefined) return <DealGridSkeleton cards={dealsShown} />;
  const listed = opportunities.filter(isListed);
  if (listed.length === 0) return <p className="text-quiet">{words.noDeals}</p>;
  return (
    <DealRow label={words.recent}>
      {listed.slice(0, dealsShown).map((opportunity) => (
        <li key={opportunity.id} className="relative">
          <DealCard
            deal={dealOf(opportunity)}
            href={paths.opportunity(opportunity.id)}
            detailsHref={paths.opportunity(opportunity.id)}
            onDetails={() => trackDetails(opportunity.id)}
            action={<AnalysisButton deal={opportunity} />}
          />
          <OwnMark deal={opportunity} />
        </li>
      ))}
    </DealRow>
  );
}
