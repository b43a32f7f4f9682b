import { type OutboxItem, outboxItems } from '#src/data/outbox/outbox-items.ts';
import { stateOf } from '#src/state/sync-status.ts';
import type { Drained } from '#src/syncing/drain.ts';
import { guestId } from '#sync/ids.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';
import { differences, trueView } from './oracle.ts';
import { type RawDevice, unsentOn } from './raw-device.ts';

/**
 * What a tab says, by the app's own code, against what lies on the disk, what the network carried and what the server's
 * file holds, none of them asked through the app.
 */
export async function checkStatus(world: World, tab: Tab, device: RawDevice): Promise<void> {
  const items = await outboxItems(tab.db());
  const attention = items.filter(({ state }) => state === 'needs-you').length;
  const said = stateOf({ connection: tab.connection, waiting: items.length - attention, attention });
  const untrue = (why: string) => world.violations.push(`${tab.browser.name} said "${said}", but ${why}`);
  const owed = owedBy(device);
  const isAboutConnection = said !== 'attention' && said !== 'waiting';
  // Between two pages of an answer a text may seem to stand against one that the next page takes away.
  const mayNeedPerson = owed.refused > 0 || owed.clashes > 0;
  const needsPerson = owed.refused > 0 || (owed.clashes > 0 && !device.meta?.isBetweenPages);
  if (said === 'attention' && !mayNeedPerson) untrue('nothing was refused, and no two texts stand');
  if (said === 'waiting' && owed.unsent === 0) untrue('nothing waits');
  if (said === 'waiting' && needsPerson) untrue('something asks for the person');
  if (isAtRest.has(said) && needsPerson) untrue('something asks for the person');
  if (isAtRest.has(said) && owed.unsent > 0) untrue(`${owed.unsent} things wait`);
  const sending = items.filter(({ state }) => state === 'sending').length;
  if (sending > 0 !== owed.frozen > 0)
    untrue(`${sending} items were shown as being sent with ${owed.frozen} on their way`);
  checkItems(tab, items, device, untrue);
  if (isAboutConnection) checkConnection(tab, said, untrue);
  if (said === 'up-to-date') checkShown(world, tab, device, untrue);
}

/** What is told of each thing that waits, and since when the first of them does. */
function checkItems(tab: Tab, items: OutboxItem[], device: RawDevice, untrue: (why: string) => void): void {
  const waiting = items.filter(({ state }) => state !== 'needs-you');
  const unsent = ownOn(device).sort((a, b) => a.order - b.order);
  const [first] = unsent;
  if (first && !waiting.some(({ at }) => at === first.doneAt))
    untrue(`nothing was shown to wait since ${first.doneAt}, as ${first.name} does`);
  if (waiting.length > unsent.length)
    untrue(`${waiting.length} items were shown for ${unsent.length} things`);
  const toldWhy = waiting.filter(({ reason, needsSignIn }) => reason !== null && !needsSignIn);
  const putOff = unsent.filter(({ failure }) => failure !== undefined);
  if (toldWhy.length > putOff.length) untrue('an item was shown as put off that is not');
  if (tab.browser.person && putOff.length > 0 && toldWhy.length === 0) untrue('nothing told why work waits');
  if (tab.browser.person && waiting.some(({ needsSignIn }) => needsSignIn)) untrue('somebody is signed in');
}

/** What is said only where nothing is owed to anybody. */
const isAtRest = new Set<string>(['up-to-date', 'offline', 'connecting', 'server-trouble']);

function owedBy(device: RawDevice) {
  const attention = device.view.attention ?? {};
  const open = Object.values(attention).filter(({ resolution }) => resolution === null);
  const untold = device.outbox.filter(({ id, state }) => state === 'refused' && !attention[id]);
  const unsent = ownOn(device);
  const frozen = unsent.filter(({ state }) => state === 'frozen').length;
  const clashes = Object.values(device.view.drafts ?? {}).filter(isClash).length;
  return { refused: open.length + untold.length, unsent: unsent.length, frozen, clashes };
}

/** What the person did that waits: that a deal was opened is counted, and is no work of theirs. */
function ownOn(device: RawDevice): RawDevice['outbox'] {
  return unsentOn(device).filter(({ name }) => name !== 'noteView');
}

function isClash({ conflicts, deletedAt, submittedAs }: Record<string, unknown>): boolean {
  return Array.isArray(conflicts) && conflicts.length > 0 && deletedAt === null && submittedAs === null;
}

function checkConnection(tab: Tab, said: string, untrue: (why: string) => void): void {
  const { heard } = tab;
  if (said === 'up-to-date' && heard.fate !== 'answered') untrue(`its last question was ${heard.fate}`);
  if (said === 'sign-in' && heard.fate !== 'turned away') untrue(`its last question was ${heard.fate}`);
  if (said === 'stuck' || said === 'update-needed') untrue('no server of this world says no to a device');
}

/** Nothing may be missing of what the server could show when it was last heard, if it shows the same now. */
function checkShown(world: World, tab: Tab, device: RawDevice, untrue: (why: string) => void): void {
  const { person } = tab.browser;
  if (!person || !world.server.isUp() || tab.heard.knew !== world.server.knows()) return;
  const faults = differences(device.view, trueView(world.server, person.id));
  if (faults.length > 0) untrue(`the server shows something else:\n  ${faults.join('\n  ')}`);
}

/** What a drain says of its end, against what became of its last question. */
export function checkEnd(world: World, tab: Tab, drained: Drained): void {
  const { end } = drained;
  const { fate } = tab.trip;
  const untrue = (why: string) =>
    world.violations.push(`a drain on ${tab.browser.name} ended "${end}", but ${why}`);
  if (end === 'done' && fate !== 'answered') untrue(`its last question was ${fate}`);
  if (end === 'sign-in' && fate !== 'turned away') untrue(`its last question was ${fate}`);
  if (end === 'sign-in' && world.server.wasSignedOut(tab.browser.cookie, tab.browser.person?.id ?? null))
    untrue('the device is still whose it was before they were signed out from elsewhere');
  if (end === 'storage-full' && !tab.browser.isFull && tab.foundNoRoom === 0) untrue('the disk had room');
  // Whoever has just signed in would be asked to sign in again, or told of a network that somebody else has missed. That all was
  // sent is true of the one who left, and of the one who came the next drain tells.
  const isOfConnection =
    end !== 'done' && (end !== 'failed' || drained.why === 'network' || drained.why === 'server');
  const { person, turning } = tab.browser;
  if (isOfConnection && turning === 0 && tab.askedFor !== (person?.id ?? guestId))
    untrue('its last question was asked for somebody who has left');
  if (end === 'stuck' || end === 'update-needed') untrue('no server of this world says no to a device');
}
