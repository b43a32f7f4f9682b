import { similarWords } from '#src/content/deal-tools.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { useWayToDeal } from '#src/data/use-way-to-deal.ts';
import { trackDetails } from '#src/lib/track.ts';
import { paths } from '#src/paths.ts';
import { DealCard } from '#src/ui/deal-card.tsx';
import { DealGridSkeleton, DealRow } from '#src/ui/deal-grid.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { similarOpportunities } from '#sync/rules/similar-opportunities.ts';
import { AnalysisButton } from '../analysis/analysis-button.tsx';
import { dealOf, isListed } from './deal-of.ts';

const most = 3;

/** Each says what it has in common with the deal. */
export function SimilarOpportunities({ to }: { to: Opportunity }) {
  const opportunities = useOpportunities();
  const wayToDeal = useWayToDeal();
  if (opportunities === undefined) return <DealGridSkeleton cards={most} />;
  const similar = similarOpportunities(to, opportunities.filter(isListed), most);
  if (similar.length === 0) return <p className="text-quiet">Nothing like it is listed at the moment.</p>;
  return (
    <DealRow>
      {similar.map(({ opportunity, why }) => {
        const href = paths.opportunity(opportunity.id);
        return (
          <li key={opportunity.id} className="flex flex-col gap-2">
            <p className="text-sm text-quiet first-letter:uppercase">
              {why.map((likeness) => similarWords[likeness]).join(', ')}
            </p>
            <DealCard
              deal={dealOf(opportunity)}
              href={href}
              detailsHref={wayToDeal(href)}
              onDetails={() => trackDetails(opportunity.id)}
              action={<AnalysisButton deal={opportunity} />}
            />
          </li>
        );
      })}
    </DealRow>
  );
}
