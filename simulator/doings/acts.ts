import { RefusedError } from '#src/data/database/refused-error.ts';
import { newId } from '#sync/ids.ts';
import { type ArgsOf, type MutationName, mutationNamed } from '#sync/mutations/all.ts';
import type { Draft, DraftField } from '#sync/records/draft.ts';
import type { Origin } from '../checks/words.ts';
import { isDiskFull } from '../world/disk.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';

/** Changes a field from what it holds now; true where the device said that it is saved. */
export function edit(
  world: World,
  tab: Tab,
  draft: Draft,
  field: DraftField,
  to: string,
  word?: string,
): Promise<boolean> {
  return change(world, tab, { draftId: draft.id, field, from: draft[field], to }, word);
}

/** The same from what the person saw, which may be of a while ago. */
export async function change(
  world: World,
  tab: Tab,
  args: ArgsOf<'editDraft'>,
  word?: string,
): Promise<boolean> {
  const done = await act(tab, 'editDraft', args);
  if (done && word) keep(world, tab, word);
  return done;
}

/** Does it as a screen would; false where the device itself would not take it. */
export function act<Name extends MutationName>(tab: Tab, name: Name, args: ArgsOf<Name>): Promise<boolean> {
  return attempt(tab, () => tab.mutate({ id: newId(tab.browser.now()), name, args }));
}

/** The same, of work that waits for its turn however long: what was said to be saved must be decided one day. */
export async function actWith<Name extends MutationName>(
  world: World,
  tab: Tab,
  name: Name,
  args: ArgsOf<Name>,
): Promise<boolean> {
  const id = newId(tab.browser.now());
  const done = await attempt(tab, () => tab.mutate({ id, name, args }));
  // A guest's has no owner yet, and an edit that was joined to the one before it goes under that one's id.
  if (done && tab.browser.person && !mutationNamed(name)?.coalesce)
    world.promises.set(id, originOf(world, tab));
  return done;
}

/** What a device may say no to by itself, whatever state a history has brought it to. */
const foreseen = new Set([
  'about-oneself',
  'already-answered',
  'already-connected',
  'already-ended',
  'already-submitted',
  'already-there',
  'changed-elsewhere',
  'changed-meanwhile',
  'entrepreneurs-only',
  'invalid-amount',
  'invalid-investment-amounts',
  'investors-only',
  'members-only',
  'missing-information',
  'not-connected',
  'not-open',
  'not-public',
  'own-pitch',
  'sign-in-needed',
  'taken-back',
  'too-long',
  'too-many',
  'too-many-versions',
  'unknown-mutation',
  'unresolved-conflict',
]);

/**
 * What is refused at once, finds no room on a disk that is full, or dies with its tab was never said to be saved. Nothing
 * else may keep a tab that lives from storing what somebody did in it: not a lost connection either.
 */
export async function attempt(tab: Tab, work: () => Promise<unknown>): Promise<boolean> {
  const before = tab.foundNoRoom;
  try {
    await work();
    return true;
  } catch (error) {
    if (tab.state === 'dead') return false;
    if (error instanceof RefusedError && foreseen.has(error.failure.code)) return false;
    if (tab.foundNoRoom > before && isDiskFull(error)) return false;
    throw error;
  }
}

export function keep(world: World, tab: Tab, word: string): void {
  world.words.keep(word, originOf(world, tab));
}

export function originOf({ time }: World, { browser }: Tab): Origin {
  return { personId: browser.person?.id ?? '', browser: browser.name, at: time.now() };
}
