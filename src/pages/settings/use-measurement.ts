import { useEffect, useEffectEvent, useState } from 'react';
import { downloadState } from '#src/directory/download-state.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { type Measurement, measureAnew, unmeasured } from '#src/storage/measurement.ts';
import { packing } from '#src/storage/packing.ts';

/**
 * What this device holds as far as it is measured by now, and how to measure it again. It is by itself once the server has
 * been asked while something was missing, and once something was brought for a trip, or of the investor database.
 */
export function useMeasurement(): [Measurement, () => void] {
  const [measurement, setMeasurement] = useState(unmeasured);
  const [turn, setTurn] = useState(0);
  const measure = useEffectEvent((_turn: number, isWanted: () => boolean) => {
    void measureAnew(measurement, setMeasurement, isWanted);
  });
  useEffect(() => {
    let isHere = true;
    measure(turn, () => isHere);
    return () => {
      isHere = false;
    };
  }, [turn]);
  // What was deleted comes back with what is synced next, with nobody pressing anything here.
  const lookAgain = useEffectEvent(() => {
    if (measurement.sizes.missing?.some((group) => group !== 'directory')) setTurn(turn + 1);
  });
  useEffect(
    () =>
      useSyncFacts.subscribe(({ lastSyncedAt }, before) => {
        if (lastSyncedAt !== before.lastSyncedAt) lookAgain();
      }),
    [],
  );
  useEffect(() => {
    // The directory comes after a first sign-in, and where more of it was chosen, or less.
    const stops = [packing, downloadState].map((bringing) =>
      bringing.subscribe(({ at }, before) => {
        if (at === 'rest' && before.at !== 'rest') setTurn((turn) => turn + 1);
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, []);
  return [measurement, () => setTurn((before) => before + 1)];
}
