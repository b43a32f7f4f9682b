import { startTransition, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { isComingBack } from '#src/lib/is-coming-back.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { Button } from '#src/ui/button.tsx';
import { DealGrid } from '#src/ui/deal-grid.tsx';
import { useFocusOnNew } from '#src/ui/use-focus-on-new.ts';
import { useWanted } from '#src/ui/use-wanted.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { CardToOpen } from '../opportunity/card-to-open.tsx';
import { useCardViewer } from '../opportunity/use-card-viewer.ts';
import { noteFound } from './note-found.ts';

const cardsAtOnce = 24;
/** More than a phone's screen holds. The rest follows in as many at a time: all together would keep it from answering. */
const cardsInOneGo = 6;

export function FoundDeals({ found }: { found: Opportunity[] }) {
  const viewer = useCardViewer();
  const search = useSearch();
  // The deals that are opened from here lead to each other, and back to the list as it was.
  useEffect(() => noteFound(found, search), [found, search]);
  const [wanted, want] = useWanted('deals', cardsAtOnce);
  const [shown, setShown] = useState(() => (isComingBack() ? wanted : cardsInOneGo));
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
    want(wanted + cardsAtOnce);
  };
  return (
    <>
      <DealGrid ref={list}>
        {found.slice(0, shown).map((deal) => (
          <li key={deal.id} tabIndex={-1} className="flex flex-col">
            <CardToOpen deal={deal} viewer={viewer} />
          </li>
        ))}
      </DealGrid>
      {found.length > wanted && (
        <Button className="justify-self-center" onClick={showMore}>
          Show more
        </Button>
      )}
    </>
  );
}
