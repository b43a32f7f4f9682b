import { dashboardPage as words } from '#src/content/dashboard.ts';
import { isListed } from '#src/pages/opportunity/deal-of.ts';
import { DealGridSkeleton, DealRow } from '#src/ui/deal-grid.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { CardToOpen } from '../opportunity/card-to-open.tsx';
import { useCardViewer } from '../opportunity/use-card-viewer.ts';

const dealsShown = 3;

/** The newest deals that still take money, or that there are none. */
export function RecentDeals({ opportunities }: { opportunities: Opportunity[] | undefined }) {
  const viewer = useCardViewer();
  if (opportunities === undefined) return <DealGridSkeleton cards={dealsShown} />;
  const listed = opportunities.filter(isListed);
  if (listed.length === 0) return <p className="text-quiet">{words.noDeals}</p>;
  return (
    <DealRow label={words.recent}>
      {listed.slice(0, dealsShown).map((opportunity) => (
        <li key={opportunity.id} className="flex flex-col">
          <CardToOpen deal={opportunity} viewer={viewer} />
        </li>
      ))}
    </DealRow>
  );
}
