import { leaveNothing } from '#src/data/closing-page.ts';
import { whoIsDisplaced } from '#src/data/displaced-people.ts';
import { knownTabPerson } from '#src/data/tab-person.ts';
import { inTime } from '#src/lib/in-time.ts';
import { letGoOfList } from '#src/state/opened-list.ts';
import { clearSignup } from '#src/state/signup-values.ts';
import { rememberTurn } from '#src/state/turned.ts';
import { guestId } from '#sync/ids.ts';
import { saveAndReload } from './before-reload.ts';

/** Milliseconds for which the device may look whether somebody was displaced: what is on the screen is not for who looks on. */
const lookingMs = 3_000;

/**
 * Somebody signed in or out in another tab. What is still being typed here is stored where it belongs, with whoever typed
 * it, and the tab begins again as the other's, and says so: nothing of one person stays on the screen of another.
 */
export async function turnToOtherPerson(): Promise<void> {
  const person = knownTabPerson() ?? guestId;
  clearSignup();
  // What was opened before anybody signed in is still told of.
  if (person !== guestId) letGoOfList();
  // Who signed out leaves nothing, whoever has come since; who was signed out by another's coming loses no work.
  if (person !== guestId && !(await mayBeDisplaced(person))) leaveNothing();
  rememberTurn();
  await saveAndReload();
}

/** Where the database fails, or does not answer, nobody can say that they were not: their words are kept. */
function mayBeDisplaced(person: string): Promise<boolean> {
  const asked = whoIsDisplaced().then(
    (isDisplaced) => isDisplaced(person),
    () => true,
  );
  return inTime(asked, lookingMs, () => true);
}
