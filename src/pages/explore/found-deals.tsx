import { startTransition, useEffect, useState } from 'react';
import { useWayToDeal } from '#src/data/use-way-to-deal.ts';
import { isComingBack } from '#src/lib/is-coming-back.ts';
import { trackDetails } from '#src/lib/track.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { dealOf } from '#src/pages/opportunity/deal-of.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { DealCard } from '#src/ui/deal-card.tsx';
import { DealGrid } from '#src/ui/deal-grid.tsx';
import { useFocusOnNew } from '#src/ui/use-focus-on-new.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { AnalysisButton } from '../analysis/analysis-button.tsx';
import { CardMark } from './card-mark.tsx';

const cardsAtOnce = 24;
/** More than a phone's screen holds. The rest follows in as many at a time: all together would keep it from answering. */
const cardsInOneGo = 6;

export function FoundDeals({ found }: { found: Opportunity[] }) {
  const wayToDeal = useWayToDeal();
  const [wanted, setWanted] = useState(cardsAtOnce);
  const [shown, setShown] = useState(() => (isComingBack() ? cardsAtOnce : cardsInOneGo));
  const isDrawing = shown < Math.min(wanted, found.length);
  useEffect(() => {
    if (!isDrawing) return;
    let isGone = false;
    void whenIdle(200).then(
      () => !isGone && startTransition(() => setShown(Math.min(wanted, shown + cardsInOneGo))),
    );
    return () => {
      isGone = true;
    };
  }, [isDrawing, wanted, shown]);
  const [list, beforeMore] = useFocusOnNew(Math.min(shown, found.length));
  const showMore = () => {
    beforeMore();
    setWanted(wanted + cardsAtOnce);
  };
  return (
    <>
      <DealGrid ref={list}>
        {found.slice(0, shown).map((opportunity) => {
          const href = paths.opportunity(opportunity.id);
          return (
            <li key={opportunity.id} tabIndex={-1} className="relative">
              <DealCard
                deal={dealOf(opportunity)}
                href={href}
                detailsHref={wayToDeal(href)}
                onDetails={() => trackDetails(opportunity.id)}
                action={<AnalysisButton deal={opportunity} />}
              />
              <CardMark deal={opportunity} />
            </li>
          );
        })}
      </DealGrid>
      {found.length > wanted && (
        <Button className="justify-self-center" onClick={showMore}>
          Show more
        </Button>
      )}
    </>
  );
}
