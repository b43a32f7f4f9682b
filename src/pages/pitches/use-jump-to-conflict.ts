import { useEffect, useRef } from 'react';
import type { DraftField } from '#sync/records/draft.ts';
import { focusConflict } from './conflict-focus.ts';
import { stepOf } from './pitch-faults-by-field.ts';

/** How to get to a place to choose, in whatever part of the form it is. */
export function useJumpToConflict(step: number): (field: DraftField, goTo: (step: number) => void) => void {
  const sought = useRef<DraftField>(undefined);
  useEffect(() => {
    if (sought.current === undefined || stepOf(sought.current) !== step) return;
    focusConflict(sought.current);
    sought.current = undefined;
  }, [step]);
  return (field, goTo) => {
    if (stepOf(field) === step) {
      focusConflict(field);
      return;
    }
    sought.current = field;
    goTo(stepOf(field));
  };
}
