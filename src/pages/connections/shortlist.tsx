import { Bookmark } from 'lucide-react';
import { connectionsWords as words } from '#src/content/connections.ts';
import { stageWords } from '#src/content/deal-tools.ts';
import { useArrived } from '#src/data/database/use-arrived.ts';
import { setShortlisted } from '#src/data/pipeline.ts';
import { useShortlist } from '#src/data/use-pipeline.ts';
import { TripPanel } from '#src/pages/storage/trip-panel.tsx';
import { paths } from '#src/paths.ts';
import { removeWithUndo } from '#src/state/remove-with-undo.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FirstRows } from '#src/ui/first-rows.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import { Moment } from '#src/ui/moment.tsx';
import { Stars } from '#src/ui/stars.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { PipelineDeal } from '#sync/records/pipeline.ts';
import { ConnectionPlaces } from './connection-places.tsx';
import { DealTerms } from './deal-terms.tsx';

type Shortlisted = PipelineDeal & { shortlistedAt: string };

export function Shortlist() {
  const deals = useArrived(useShortlist());
  if (deals === undefined)
    return <ConnectionPlaces label={words.tabs.shortlisted} of="shortlisted" hasTabs={false} />;
  return (
    <section ref={keepFocus} tabIndex={-1} aria-label={words.tabs.shortlisted} className="grid gap-6">
      {deals.length === 0 ? (
        <EmptyState
          icon={Bookmark}
          title={words.shortlistEmpty}
          action={
            <ButtonLink href={paths.explore} look="primary">
              {words.explore}
            </ButtonLink>
          }
        >
          {words.shortlistEmptyDetail}
        </EmptyState>
      ) : (
        <>
          <TripPanel isFolded />
          <FirstRows name="shortlist" rows={deals}>
            {(first, list) => (
              <ul ref={list} className="grid gap-4">
                {first.map((deal) => (
                  <li key={deal.id} tabIndex={-1}>
                    <ShortlistedDeal deal={deal} />
                  </li>
                ))}
              </ul>
            )}
          </FirstRows>
        </>
      )}
    </section>
  );
}

function ShortlistedDeal({ deal }: { deal: Shortlisted }) {
  const { opportunityId, dealTitle, stage, rating, note, shortlistedAt } = deal;
  const about = { id: opportunityId, title: dealTitle };
  const setRemoved = (removed: boolean) =>
    removed ? setShortlisted(about, false) : setShortlisted(about, true, shortlistedAt);
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 text-lg font-semibold">
          <TextLink alone href={paths.opportunity(opportunityId)}>
            {dealTitle}
          </TextLink>
        </h2>
        <Badge look="brand">{stageWords[stage]}</Badge>
      </div>
      <DealTerms opportunityId={opportunityId} />
      {rating !== null && <Stars rating={rating} />}
      {note && <p className="line-clamp-3 whitespace-pre-wrap text-quiet">{note}</p>}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-quiet">
          <Moment at={shortlistedAt} />
        </p>
        <Button
          small
          aria-label={`${words.remove}: ${dealTitle}`}
          onClick={() => void removeWithUndo(setRemoved, words, dealTitle)}
        >
          {words.remove}
        </Button>
      </div>
    </Card>
  );
}
