import { leaveNothing } from '#src/data/closing-page.ts';
import { whoIsDisplaced } from '#src/data/displaced-people.ts';
import { knownTabPerson } from '#src/data/tab-person.ts';
import { letGoOfList } from '#src/state/opened-list.ts';
import { clearSignup } from '#src/state/signup-values.ts';
import { rememberTurn } from '#src/state/turned.ts';
import { guestId } from '#sync/ids.ts';
import { saveAndReload } from './before-reload.ts';

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
  if (person !== guestId && !(await whoIsDisplaced())(person)) leaveNothing();
  rememberTurn();
  await saveAndReload();
}
