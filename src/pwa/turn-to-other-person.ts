import { leaveNothing } from '#src/data/database/closing-page.ts';
import { knownTabPerson } from '#src/data/database/tab-person.ts';
import { whoIsDisplaced } from '#src/data/people/displaced-people.ts';
import { inTime } from '#src/lib/in-time.ts';
import { dropFromTab } from '#src/lib/tab-store.ts';
import { letGoOfList } from '#src/state/opened-list.ts';
import { forgetPlaces } from '#src/state/places.ts';
import { clearSignup } from '#src/state/signup-values.ts';
import { noteTabOwner } from '#src/state/tab-owner.ts';
import { rememberTurn } from '#src/state/turned.ts';
import { forgetTypedTools } from '#src/state/typed-tools.ts';
import { guestId } from '#sync/ids.ts';
import { atReload, saveAndReload } from './before-reload.ts';

/** Milliseconds for which the device may look whether somebody was displaced: what is on the screen is not for who looks on. */
const lookingMs = 3_000;

/**
 * Somebody signed in or out in another tab, or was signed out from elsewhere. What is still being typed here is stored where it belongs, with whoever typed
 * it, and the tab begins again as the other's, and says so: nothing of one person stays on the screen of another.
 */
export async function turnToOtherPerson(): Promise<void> {
  const person = knownTabPerson() ?? guestId;
  clearSignup();
  // What a guest has opened or written here goes on with whoever has signed in.
  if (person !== guestId) forgetWhatTabKeeps();
  // Who signed out leaves nothing, whoever has come since; who was signed out by another's coming, or from elsewhere, loses no work.
  if (person !== guestId && !(await mayBeDisplaced(person))) leaveNothing();
  rememberTurn();
  await saveAndReload();
}

function forgetWhatTabKeeps(): void {
  forgetTypedTools();
  letGoOfList();
  // The form of a message takes its words over a reload until the device keeps them: after all that is saved for it.
  atReload(() => {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
    for (const key of keys) if (key.startsWith('message:')) dropFromTab(key);
    // With what was written while that was saved. From here on it is nobody's: what the next one writes first is theirs.
    forgetTypedTools();
    forgetPlaces();
    noteTabOwner('');
  });
}

/** Where the database fails, or does not answer, nobody can say that they were not: their words are kept. */
function mayBeDisplaced(person: string): Promise<boolean> {
  const asked = whoIsDisplaced().then(
    (isDisplaced) => isDisplaced(person),
    () => true,
  );
  return inTime(asked, lookingMs, () => true);
}
