import { liveAnswer } from '#src/data/database/live-answer.ts';
import { currentTrip } from './trip.ts';

/** Tells when the trip on this device was begun, null where there is none: now, and whenever any tab changes it. Answers how to stop. */
export function watchTrip(onTrip: (takenAt: string | null) => void): () => void {
  return liveAnswer(currentTrip).subscribe((trip) => onTrip(trip?.takenAt ?? null));
}
