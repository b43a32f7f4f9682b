import { useEffect, useRef } from 'react';
import { focusConflict } from './conflict-focus.ts';
import { type PitchPlace, stepOf } from './pitch-faults-by-field.ts';

/** How to get to a field, or to the choice to make about it, in whatever part of the form it is. */
export function useJumpToField(step: number): (place: PitchPlace, goTo: (step: number) => void) => void {
  const sought = useRef<PitchPlace>(undefined);
  useEffect(() => {
    if (sought.current === undefined || stepOf(sought.current) !== step) return;
    focusOn(sought.current);
    sought.current = undefined;
  }, [step]);
  return (place, goTo) => {
    if (stepOf(place) === step) {
      focusOn(place);
      return;
    }
    sought.current = place;
    goTo(stepOf(place));
  };
}

function focusOn(place: PitchPlace): void {
  if (place !== 'highlights' && place !== 'accuracy' && focusConflict(place)) return;
  const control = document.getElementById(`pitch-${place}`);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
