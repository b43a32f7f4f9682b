import { currentPersonId, currentTurn } from '#src/data/database/device-db.ts';
import { keptWork, noteKeptWork } from '#src/data/database/kept-people.ts';
import { openPersonDb, personsHere } from '#src/data/database/open-db.ts';
import { takeGuestQuestions } from '#src/data/words/held-questions.ts';
import { forgetHeldWords, heldOwners } from '#src/data/words/held-words.ts';
import { guestId } from '#sync/ids.ts';
import { discardPerson } from './discard-person.ts';
import { whoIsDiscarded } from './discarded-people.ts';
import { whoIsDisplaced } from './displaced-people.ts';
import { leaveWhatOpens } from './leave-behind.ts';
import { takeGuestAsks } from './take-guest-asks.ts';
import { takeGuestMessages } from './take-guest-messages.ts';
import { takeGuestWords } from './take-guest-words.ts';

/**
 * Ends what a tab that died while the device changed hands has left half done: nobody's data stays here unseen, and no
 * message of a guest's unsent. Somebody may sign in at any moment of it.
 */
export async function finishLeaving(): Promise<void> {
  const known = await knownPeople();
  const unfinished: string[] = [];
  // First whose turn it is: of who comes later nothing is discarded.
  const turn = await currentTurn();
  const discarded = await whoIsDiscarded();
  for (const userId of await personsHere()) {
    if (known.has(userId)) continue;
    if (discarded.has(userId)) await discardPerson(userId, turn);
    else if (!(await leaveWhatOpens(userId))) unfinished.push(userId);
  }
  await tidyHeldWords(unfinished);
  const current = await currentPersonId();
  if (current === guestId) return;
  const dropCopies = await takeGuestMessages(openPersonDb(current));
  await dropCopies();
  await takeGuestAsks(openPersonDb(current));
  await takeGuestWords(openPersonDb(current));
  takeGuestQuestions(current);
}

/** Who uses the device is read last: whoever signs in has it as soon as their kept work is forgotten. */
async function knownPeople(): Promise<Set<string>> {
  const kept = await keptWork();
  return new Set([guestId, ...kept.map(({ userId }) => userId), await currentPersonId()]);
}

/**
 * Who was displaced may have tabs that closed after that, and left what was being typed where nothing else of theirs is: it is
 * told of with what else is kept. Who has signed out leaves nothing. `unfinished`: whose databases stay as they are.
 */
async function tidyHeldWords(unfinished: string[]): Promise<void> {
  const owners = heldOwners();
  // As above: whoever signs in has the device before this is forgotten.
  const isDisplaced = await whoIsDisplaced();
  const known = await knownPeople();
  const others = [...owners].filter(([userId]) => !known.has(userId) && !unfinished.includes(userId));
  for (const [userId] of others) if (!isDisplaced(userId)) forgetHeldWords(userId);
  const since = new Date().toISOString();
  for (const [userId, count] of others)
    if (isDisplaced(userId)) await noteKeptWork({ userId, name: 'somebody else', count, since });
}
