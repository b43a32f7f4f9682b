import * as z from 'zod';
import { guestId } from '#sync/ids.ts';
import type { Browser } from '../world/browser.ts';
import type { World } from '../world/world.ts';
import { checkFilesHere, fileFaults } from './files.ts';
import { differences, trueView } from './oracle.ts';
import { checkOvertaken } from './overtaken.ts';
import { checkPutOff } from './put-off.ts';
import { type RawDevice, rawDevice, unsentOn } from './raw-device.ts';
import { replayFaults } from './replayed.ts';
import { checkStatus } from './status.ts';
import { wordsIn } from './words.ts';

/** What was seen of each browser at the step before. */
export type Seen = {
  cursors: Map<string, { meta: NonNullable<RawDevice['meta']>; wiped: number | undefined }>;
  looks: Map<Browser, string>;
  /** How the server's file stood when its messages were last held against their files. */
  files?: number;
};

/** What must hold at every moment, on every device that somebody could look at now. */
export async function checkStep(world: World, seen: Seen): Promise<void> {
  checkFilesThere(world, seen);
  for (const browser of world.browsers) {
    const living = browser.tabs.filter(({ state }) => state === 'alive');
    const look = JSON.stringify([
      browser.person?.id,
      browser.writes,
      browser.tabs.map(({ state, connection }) => [state, connection]),
    ]);
    if (living.length === 0 || seen.looks.get(browser) === look) continue;
    seen.looks.set(browser, look);
    const device = await rawDevice(browser, browser.person?.id ?? guestId);
    if (!device) continue;
    checkCursors(world, browser, device, seen);
    checkRows(world, browser, device);
    checkScreen(world, browser, device);
    checkReplay(world, browser, device);
    checkPutOff(world, browser, device);
    checkOvertaken(world, browser, device);
    if (browser.person) checkFilesHere(world, browser, device, browser.person.id);
    for (const tab of living) await checkStatus(world, tab, device);
  }
}

function checkFilesThere(world: World, seen: Seen): void {
  const version = world.server.version();
  if (seen.files === version) return;
  seen.files = version;
  world.violations.push(...fileFaults(world));
}

/** Cursors go on within one history, but where everything is read anew, or their person left the device meanwhile. */
function checkCursors(world: World, browser: Browser, { meta }: RawDevice, seen: Seen): void {
  if (!meta) return;
  const key = `${browser.name} ${meta.userId}`;
  const before = seen.cursors.get(key);
  const wiped = world.wiped.get(key);
  seen.cursors.set(key, { meta, wiped });
  if (!before || before.wiped !== wiped) return;
  if (before.meta.clientId !== meta.clientId || meta.resyncFrom !== null) return;
  for (const [audience, cursor] of Object.entries(before.meta.cursors)) {
    const now = meta.cursors[audience];
    if (now !== undefined && now < cursor)
      world.violations.push(
        `on ${browser.name} the cursor of ${audience} went back from ${cursor} to ${now}`,
      );
  }
}

/** A device whose cursors stand where the server's counter stands shows what the server would show. */
function checkRows(world: World, { name, person }: Browser, { meta, outbox, view }: RawDevice): void {
  if (!world.server.isUp() || !person || !meta) return;
  const [server] = world.server.rows('select epoch, number from serverState');
  if (meta.epoch !== server?.epoch) return;
  const reached = Object.values(meta.cursors);
  if (reached.length === 0 || reached.some((cursor) => cursor !== server.number)) return;
  if (outbox.length > 0) return;
  const faults = differences(view, trueView(world.server, person.id));
  if (faults.length > 0) world.violations.push(`${name} has seen everything, but\n  ${faults.join('\n  ')}`);
}

/** Screens show the server's rows with what is unsent on top of them, neither more nor less. */
function checkReplay({ violations }: World, { name }: Browser, device: RawDevice): void {
  const faults = replayFaults(device);
  if (faults.length > 0)
    violations.push(`${name} shows something else than its unsent work\n  ${faults.join('\n  ')}`);
}

/** What a person wrote stays before their eyes from the moment it was stored, sent or not. */
function checkScreen({ words, violations, offeredAgain }: World, { name }: Browser, device: RawDevice): void {
  const isBegunAnew = Object.keys(device.meta?.cursors ?? {}).length === 0;
  for (const { id, args } of unsentOn(device).filter((entry) => entry.name === 'editDraft')) {
    // What a restore took, and was built on since, is offered once more: until the server has answered screens stay.
    if (isBegunAnew && offeredAgain.has(id)) continue;
    const { draftId, from, to } = editSchema.parse(args);
    const draft = device.view.drafts?.[draftId];
    // The server will refuse what was written into a draft that is submitted by now.
    if (!draft || draft.submittedAs) continue;
    // Going back to a version leaves the words of now among the versions; what is offered again may be shown as refused.
    const shown = JSON.stringify([draft, device.view.draftVersions, device.view.attention]);
    // What stood there before was sent: a restored server may have lost it, until it is offered again.
    const own = wordsIn(to).filter((word) => !wordsIn(from).includes(word));
    const gone = own.filter((word) => words.kept().has(word) && !shown.includes(word));
    if (gone.length > 0) violations.push(`on ${name} ${gone.join()} went off the screen before it was sent`);
  }
}

const editSchema = z.object({ draftId: z.string(), from: z.string(), to: z.string() });
