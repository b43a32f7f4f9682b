import { fundedCompanies as words } from '#src/content/pages/funded-companies.ts';
import { useWayToDeal } from '#src/data/use-way-to-deal.ts';
import { trackDetails } from '#src/lib/track.ts';
import { dealOf } from '#src/pages/opportunity/deal-of.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { DealCard } from '#src/ui/deal-card.tsx';
import { DealGrid } from '#src/ui/deal-grid.tsx';
import { useFirstOf } from '#src/ui/use-first-of.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';

const cardsAtOnce = 24;

export function RoundCards({ rounds }: { rounds: Opportunity[] }) {
  const { first, list, onMore } = useFirstOf(rounds, cardsAtOnce, 'rounds');
  const wayToDeal = useWayToDeal();
  return (
    <>
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
      {onMore && (
        <div className="mt-5 grid justify-items-center">
          <Button onClick={onMore}>{words.more}</Button>
        </div>
      )}
    </>
  );
}
