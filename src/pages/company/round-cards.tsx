import { useWayToDeal } from '#src/data/use-way-to-deal.ts';
import { trackDetails } from '#src/lib/track.ts';
import { dealOf } from '#src/pages/opportunity/deal-of.ts';
import { paths } from '#src/paths.ts';
import { DealCard } from '#src/ui/deal-card.tsx';
import { DealGrid } from '#src/ui/deal-grid.tsx';
import { FirstRows } from '#src/ui/first-rows.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';

const cardsAtOnce = 24;

export function RoundCards({ rounds }: { rounds: Opportunity[] }) {
  const wayToDeal = useWayToDeal();
  return (
    <FirstRows name="rounds" rows={rounds} atOnce={cardsAtOnce}>
      {(first, list) => (
        <DealGrid ref={list}>
          {first.map((opportunity) => {
            const href = paths.opportunity(opportunity.id);
            return (
              <li key={opportunity.id} tabIndex={-1}>
                <DealCard
                  deal={dealOf(opportunity)}
                  href={href}
                  detailsHref={wayToDeal(href)}
                  onDetails={() => trackDetails(opportunity.id)}
                />
              </li>
            );
          })}
        </DealGrid>
      )}
    </FirstRows>
  );
}
