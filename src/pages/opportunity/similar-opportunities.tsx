import { useOpportunities } from '#src/data/use-opportunities.ts';
import { dealOf, isListed } from '#src/lib/deal-of.ts';
import { paths } from '#src/paths.ts';
import { DealCard } from '#src/ui/deal-card.tsx';
import { DealGrid, DealGridSkeleton } from '#src/ui/deal-grid.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';

const most = 3;

/** Of the same industry first, then of the same stage. */
export function SimilarOpportunities({ to }: { to: Opportunity }) {
  const opportunities = useOpportunities();
  if (opportunities === undefined) return <DealGridSkeleton cards={most} />;
  const similar = opportunities
    .filter((other) => other.id !== to.id && isListed(other) && likeness(other, to) > 0)
    .toSorted((a, b) => likeness(b, to) - likeness(a, to))
    .slice(0, most);
  if (similar.length === 0) return <p className="text-quiet">Nothing like it is listed at the moment.</p>;
  return (
    <DealGrid>
      {similar.map((opportunity) => (
        <li key={opportunity.id}>
          <DealCard
            deal={dealOf(opportunity)}
            href={paths.opportunity(opportunity.id)}
            detailsHref={paths.opportunity(opportunity.id)}
          />
        </li>
      ))}
    </DealGrid>
  );
}

function likeness(a: Opportunity, b: Opportunity): number {
  return (a.industry === b.industry ? 2 : 0) + (a.stage === b.stage ? 1 : 0);
}
