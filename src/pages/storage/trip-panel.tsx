import { useEffect, useRef } from 'react';
import { tripWords as words } from '#src/content/trip.ts';
import { useTrip } from '#src/data/use-trip.ts';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { KeptTrip } from './kept-trip.tsx';
import { NewTrip } from './new-trip.tsx';

/** Keeps the shortlist, messages with their files and investors for a time without a network, and says how complete they are. `onEnded`: a trip, with what it brought, is deleted. */
export function TripPanel({ onEnded }: { onEnded?: () => void }) {
  const contents = useTrip();
  const place = useRef<HTMLElement>(null);
  const hasTrip = contents && contents.trip !== null;
  const had = useRef(hasTrip);
  useEffect(() => {
    // The button that was pressed is gone with the card it stood on.
    if (had.current !== undefined && had.current !== hasTrip) place.current?.focus({ preventScroll: true });
    had.current = hasTrip;
  }, [hasTrip]);
  return (
    <section ref={place} tabIndex={-1} aria-label={words.title} className="outline-none">
      <SectionHeading title={words.title} lead={words.lead} />
      {contents === undefined && <LoadingList label={words.title} />}
      {contents?.trip === null && <NewTrip contents={contents} />}
      {contents?.trip && <KeptTrip contents={contents} trip={contents.trip} onEnded={onEnded} />}
    </section>
  );
}
