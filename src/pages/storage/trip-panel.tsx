import { type ReactNode, useEffect, useRef, useState } from 'react';
import { tripWords as words } from '#src/content/trip.ts';
import type { Trip } from '#src/data/database/person-db.ts';
import type { TripContents } from '#src/data/trip-contents.ts';
import { useTrip } from '#src/data/use-trip.ts';
import { Card } from '#src/ui/card.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { KeptTrip } from './kept-trip.tsx';
import { NewTrip } from './new-trip.tsx';
import { useTripStand } from './use-trip-stand.ts';

/**
 * Keeps the shortlist, messages with their files and investors for a time without a network, and says how complete they are.
 * `onEnded`: a trip, with what it brought, is deleted. `isFolded`: above something else it is a button, and of a trip a line,
 * which says how far that has come, until it is unfolded.
 */
export function TripPanel({ onEnded, isFolded }: { onEnded?: () => void; isFolded?: boolean }) {
  const contents = useTrip();
  const place = useRef<HTMLElement>(null);
  const trip = contents?.trip;
  const hasTrip = contents && trip !== null;
  const had = useRef(hasTrip);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // The button that was pressed is gone with the card it stood on.
    if (had.current !== undefined && had.current !== hasTrip) {
      place.current?.focus({ preventScroll: true });
      // Whoever takes one wants to see it come.
      setOpen(hasTrip === true);
    }
    had.current = hasTrip;
  }, [hasTrip]);
  const body = trip ? (
    <KeptTrip contents={contents} trip={trip} onEnded={onEnded} />
  ) : contents ? (
    <NewTrip contents={contents} isFolded={isFolded} />
  ) : isFolded ? (
    <Skeleton className="h-34 rounded-box sm:h-26" />
  ) : (
    <LoadingList label={words.title} />
  );
  return (
    <section ref={place} tabIndex={-1} aria-label={words.title} className="outline-none">
      {!isFolded ? (
        <>
          <SectionHeading title={words.title} lead={words.lead} />
          {contents ? <Card>{body}</Card> : body}
        </>
      ) : trip ? (
        <KeptLine contents={contents} trip={trip} isOpen={isOpen} onToggle={setOpen}>
          {body}
        </KeptLine>
      ) : (
        body
      )}
    </section>
  );
}

function KeptLine({
  contents,
  trip,
  isOpen,
  onToggle,
  children,
}: {
  contents: TripContents;
  trip: Trip;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const { state } = useTripStand(contents);
  const now = useNow();
  const stand = state ? `${words.ofKept} · ${words[state]}` : words.ofKept;
  return (
    <Disclosure title={Date.parse(trip.until) <= now ? words.over : stand} open={isOpen} onToggle={onToggle}>
      {/* Reading what there is of everything takes long. */}
      {isOpen && children}
    </Disclosure>
  );
}
