import { similarWords } from '#src/content/deal-tools.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { DealGridSkeleton, DealRow } from '#src/ui/deal-grid.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { similarOpportunities } from '#sync/rules/similar-opportunities.ts';
import { CardToOpen } from './card-to-open.tsx';
import { isListed } from './deal-of.ts';
import { useCardViewer } from './use-card-viewer.ts';

const most = 3;

/** Each says what it has in common with the deal. */
export function SimilarOpportunities({ to }: { to: Opportunity }) {
  const opportunities = useOpportunities();
  const viewer = useCardViewer();
  if (opportunities === undefined) return <DealGridSkeleton cards={most} />;
  const similar = similarOpportunities(to, opportunities.filter(isListed), most);
  if (similar.length === 0) return <p className="text-quiet">Nothing like it is listed at the moment.</p>;
  return (
    <DealRow>
      {similar.map(({ opportunity, why }) => (
        <li key={opportunity.id} className="flex flex-col gap-2">
          <p className="text-sm text-quiet first-letter:uppercase">
            {why.map((likeness) => similarWords[likeness]).join(', ')}
          </p>
          <CardToOpen deal={opportunity} viewer={viewer} />
        </li>
      ))}
    </DealRow>
  );
}
