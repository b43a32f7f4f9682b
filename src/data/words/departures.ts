import { knownTabPerson } from '#src/data/database/tab-person.ts';

let departures = 0;

/** Whoever used this tab leaves the device: what stands in their forms and is not stored yet is stored no more. */
export function leaveForms(): void {
  departures += 1;
}

/** Answers whether whoever uses this tab now has left the device since, also where they have come back. */
export function departureFromNow(): () => boolean {
  const begunAfter = departures;
  return () => begunAfter !== departures;
}

/** The same, or whether the tab shows somebody else by then. One that shows nobody yet is of whom it shows first. */
export function personChangeFromNow(): () => boolean {
  const hasLeft = departureFromNow();
  let begunBy = knownTabPerson();
  return () => {
    begunBy ??= knownTabPerson();
    return hasLeft() || begunBy !== knownTabPerson();
  };
}
