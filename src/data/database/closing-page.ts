import { knownTabPerson } from './tab-person.ts';

let isOver = false;

/**
 * Whose words this page may leave beside the database as it closes, when it cannot wait for that; undefined where nothing has been
 * shown yet, or they have signed out.
 */
export function closingPerson(): string | undefined {
  return isOver ? undefined : knownTabPerson();
}

/** The person has signed out in another tab: this one, as it closes, must not leave words of theirs. */
export function leaveNothing(): void {
  isOver = true;
}
