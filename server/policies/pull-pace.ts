import type { Failure } from '#sync/errors.ts';
import { createPace } from './pace.ts';

/** Bytes of answers: much more than any device needs that reads on from where it was, or all of it once. */
const most = { ofPerson: 50_000_000, ofAddress: 200_000_000 };
/** What a question counts as besides its answer: to look whether there is anything costs about as much. */
const question = 25_000;

type Asker = { personId: string | undefined; address: string };

/**
 * How much a person, and everybody at one address together, may be told in a minute. `take` counts a question, or throws
 * HttpFailure 429 and counts nothing; `told` counts what was answered, which is known only then. `now` is in ms.
 */
export function createPullPace(failure: Failure): {
  take(asker: Asker, now: number): void;
  told(asker: Asker, now: number, bytes: number): void;
} {
  const ofPeople = createPace({ most: most.ofPerson, within: 60_000 }, failure);
  const ofAddresses = createPace({ most: most.ofAddress, within: 60_000 }, failure);
  return {
    take({ personId, address }, now) {
      if (personId !== undefined) ofPeople.take(personId, now, question);
      ofAddresses.take(address, now, question);
    },
    told({ personId, address }, now, bytes) {
      if (personId !== undefined) ofPeople.add(personId, now, bytes);
      ofAddresses.add(address, now, bytes);
    },
  };
}
