import { useMemo } from 'react';
import { usePersonQuery } from '#src/data/database/person-query.ts';
import { contentsOf, type TripContents, tripRows, tripState } from './trip-contents.ts';

/** What a trip takes along and how much of it is here; undefined while loading. */
export function useTrip(): TripContents | undefined {
  const rows = usePersonQuery(tripRows);
  const state = usePersonQuery(tripState);
  return useMemo(() => rows && state && contentsOf(rows, state), [rows, state]);
}
