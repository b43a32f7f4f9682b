import { useDeferredValue, useState } from 'react';
import { dealOf } from '#src/lib/deal-of.ts';
import { trackDetails } from '#src/lib/track.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { DealCard } from '#src/ui/deal-card.tsx';
import { DealGrid } from '#src/ui/deal-grid.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';

const cardsAtOnce = 24;
/** More than a phone's screen holds. The rest is drawn once these are seen: all together would keep it from answering. */
const cardsFirst = 6;

export function FoundDeals({ found, isMember }: { found: Opportunity[]; isMember: boolean }) {
  const [wanted, setWanted] = useState(cardsAtOnce);
  const shown = useDeferredValue(wanted, cardsFirst);
  return (
    <>
      <DealGrid>
        {found.slice(0, shown).map((opportunity) => {
          const href = paths.opportunity(opportunity.id);
          return (
            <li key={opportunity.id}>
              <DealCard
                deal={dealOf(opportunity)}
                href={href}
                detailsHref={isMember ? href : paths.signupThen(href)}
                onDetails={() => trackDetails(opportunity.id)}
              />
            </li>
          );
        })}
      </DealGrid>
      {found.length > wanted && (
        <Button className="justify-self-center" onClick={() => setWanted(wanted + cardsAtOnce)}>
          Show more
        </Button>
      )}
    </>
  );
}
