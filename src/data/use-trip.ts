import { usePersonQuery } from './person-query.ts';
import { type TripContents, tripContents } from './trip-contents.ts';

/** What a trip takes along and how much of it is here; undefined while loading. */
export function useTrip(): TripContents | undefined {
  return usePersonQuery(tripContents);
}
