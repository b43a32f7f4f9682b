import { useEffect, useEffectEvent, useState } from 'react';
import { type Measurement, measureAnew, unmeasured } from '#src/storage/measurement.ts';

/** What this device holds as far as it is measured by now, and how to measure it again. */
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
  return [measurement, () => setTurn((before) => before + 1)];
}
