import type { Failure } from '#sync/errors.ts';
import type { Account } from '#sync/records/account.ts';
import { createPace, type Pace } from './pace.ts';

/** Bytes of answers: much more than any device needs that reads on from where it was, or all of it once. */
const most = { ofPerson: 50_000_000, ofAddress: 200_000_000 };
/** What a question counts as besides its answer: to look whether there is anything costs about as much. */
const question = 25_000;

type Asker = { account: Pick<Account, 'id' | 'emailVerified'> | null; address: string };

/**
 * How much a person may be told in a minute; and everybody together at one address that nobody is signed in at, or with accounts
 * whose email nobody has proven, which anybody can make without end. Many may share an address, a carrier's or a hostel's: neither
 * of the two holds up the other, or who is proven. `take` counts a question, or throws HttpFailure 429 and counts nothing; `told`
 * counts what was answered, which is known only then. `now` is in ms.
 */
export function createPullPace(failure: Failure): {
  take(asker: Asker, now: number): void;
  told(asker: Asker, now: number, bytes: number): void;
} {
  const ofPeople = createPace({ most: most.ofPerson, within: 60_000 }, failure);
  const ofGuests = createPace({ most: most.ofAddress, within: 60_000 }, failure);
  const ofUnproven = createPace({ most: most.ofAddress, within: 60_000 }, failure);
  function pacesOf({ account, address }: Asker): [Pace, string][] {
    if (!account) return [[ofGuests, address]];
    const own: [Pace, string] = [ofPeople, account.id];
    return account.emailVerified ? [own] : [own, [ofUnproven, address]];
  }
  return {
    take(asker, now) {
      const paces = pacesOf(asker);
      for (const [pace, who] of paces) pace.requireRoom(who, now, question);
      for (const [pace, who] of paces) pace.add(who, now, question);
    },
    told(asker, now, bytes) {
      for (const [pace, who] of pacesOf(asker)) pace.add(who, now, bytes);
    },
  };
}
