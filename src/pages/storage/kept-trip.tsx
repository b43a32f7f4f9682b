import { useState } from 'react';
import { tripWords as words } from '#src/content/trip.ts';
import type { Trip } from '#src/data/database/person-db.ts';
import { keepLonger } from '#src/data/trip.ts';
import type { TripContents } from '#src/data/trip-contents.ts';
import { usePartHere } from '#src/directory/use-part-here.ts';
import { useStoredSize } from '#src/directory/use-stored-size.ts';
import { fileSize } from '#src/lib/file-size.ts';
import { useFetched } from '#src/lib/use-fetched.ts';
import { isPromised } from '#src/pwa/persist.ts';
import { showToast } from '#src/state/toasts.ts';
import { bringMissing } from '#src/storage/bring-missing.ts';
import { isReady } from '#src/storage/readiness.ts';
import { leaveTrip } from '#src/storage/take-trip.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { PackingProgress } from './packing-progress.tsx';
import { tellTripFault } from './tell-trip-fault.ts';
import { TripFacts } from './trip-facts.tsx';
import { TripState } from './trip-state.tsx';
import { useTripStand } from './use-trip-stand.ts';

/** How complete it is, item by item, how large and how old, and what can be done about it. */
export function KeptTrip({
  contents,
  trip,
  onEnded,
}: {
  contents: TripContents;
  trip: Trip;
  onEnded: (() => void) | undefined;
}) {
  const { state, readiness, progress } = useTripStand(contents);
  const partHere = usePartHere();
  const ofDirectory = useStoredSize();
  const [isEnding, setEnding] = useState(false);
  const now = useNow();
  const [promised] = useFetched(isPromised, trip.takenAt);
  const { bytesBrought } = contents.files;
  const size = bytesBrought > 0 ? fileSize(bytesBrought) : '';
  const isMissing = readiness !== undefined && !isReady(readiness);

  async function end() {
    setEnding(false);
    await leaveTrip();
    showToast({ kind: 'notice', title: words.ended(size) });
    onEnded?.();
  }

  return (
    <div className="grid gap-4">
      {state && <TripState state={state} isOver={Date.parse(trip.until) <= now} />}
      {(state === 'bringing' || isMissing) && <PackingProgress progress={progress} files={contents.files} />}
      {readiness && (
        <TripFacts
          contents={contents}
          trip={trip}
          readiness={readiness}
          partHere={partHere}
          directoryBytes={ofDirectory}
          isPromised={promised.state === 'ready' ? promised.value : undefined}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {isMissing && (
          <Button
            look="primary"
            busy={state === 'bringing'}
            onClick={() => void bringMissing().catch(tellTripFault)}
          >
            {words.bring}
          </Button>
        )}
        <Button onClick={() => void keepLonger(14, Date.now()).catch(tellTripFault)}>{words.longer}</Button>
        <Button onClick={() => setEnding(true)}>{words.end}</Button>
      </div>
      {isEnding && (
        <Dialog
          title={words.endTitle(size)}
          onClose={() => setEnding(false)}
          actions={
            <>
              <Button onClick={() => setEnding(false)}>{words.cancel}</Button>
              <Button look="danger" onClick={() => void end().catch(tellTripFault)}>
                {words.end}
              </Button>
            </>
          }
        >
          <p>{words.endDetail}</p>
        </Dialog>
      )}
    </div>
  );
}
