import * as z from 'zod';
import { outboxItems } from '#src/data/outbox-items.ts';
import { type Meta, readMeta, rowsOf } from '#src/data/person-db.ts';
import { stateOf } from '#src/state/sync-status.ts';
import type { Browser } from '../world/browser.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';
import { deviceView } from './device-view.ts';
import { differences, trueView } from './oracle.ts';
import { wordsIn } from './words.ts';

/** What was seen of each browser at the step before. */
export type Seen = { cursors: Map<string, Meta>; looks: Map<Browser, string> };

/** What must hold at every moment, on every device that somebody could look at now. */
export async function checkStep(world: World, seen: Seen): Promise<void> {
  for (const browser of world.browsers) {
    const tab = browser.tabs.find(({ state }) => state === 'alive');
    const look = JSON.stringify([
      browser.person?.id,
      browser.writes,
      browser.tabs.map(({ state, connection }) => [state, connection]),
    ]);
    if (!tab || seen.looks.get(browser) === look) continue;
    seen.looks.set(browser, look);
    await checkCursors(world, browser, tab, seen);
    await checkRows(world, browser, tab);
    await checkScreen(world, browser, tab);
    for (const each of browser.tabs) if (each.state === 'alive') await checkStatus(world, each);
  }
}

/** Cursors go on within one history, but where everything is read anew. */
async function checkCursors(world: World, browser: Browser, tab: Tab, seen: Seen): Promise<void> {
  const meta = await readMeta(tab.db());
  const key = `${browser.name} ${meta.userId}`;
  const before = seen.cursors.get(key);
  seen.cursors.set(key, meta);
  if (!before || before.clientId !== meta.clientId || meta.resyncFrom !== null) return;
  for (const [audience, cursor] of Object.entries(before.cursors)) {
    const now = meta.cursors[audience];
    if (now !== undefined && now < cursor)
      world.violations.push(
        `on ${browser.name} the cursor of ${audience} went back from ${cursor} to ${now}`,
      );
  }
}

/** "Up to date" is said only where nothing waits and nothing was refused. */
async function checkStatus(world: World, tab: Tab): Promise<void> {
  const db = tab.db();
  const items = await outboxItems(db);
  const attention = items.filter(({ state }) => state === 'needs-you').length;
  const waiting = items.length - attention;
  const state = stateOf({ connection: tab.connection, waiting, attention });
  if (state !== 'up-to-date') return;
  const unsent = await db.outbox.where('state').anyOf('waiting', 'frozen', 'refused').count();
  if (unsent > 0)
    world.violations.push(`${tab.browser.name} said "Up to date" with ${unsent} unsent changes`);
}

/** A device whose cursors stand where the server's counter stands shows what the server would show. */
async function checkRows(world: World, { name, person }: Browser, tab: Tab): Promise<void> {
  const [server] = world.server.isUp() ? world.server.rows('select epoch, number from serverState') : [];
  const db = tab.db();
  const { epoch, cursors } = await readMeta(db);
  if (!server || !person || epoch !== server.epoch) return;
  const reached = Object.values(cursors);
  if (reached.length === 0 || reached.some((cursor) => cursor !== server.number)) return;
  if ((await db.outbox.count()) > 0) return;
  const faults = differences(await deviceView(db), trueView(world.server, person.id));
  if (faults.length > 0) world.violations.push(`${name} has seen everything, but\n  ${faults.join('\n  ')}`);
}

/** What a person wrote stays before their eyes from the moment it was stored, sent or not. */
async function checkScreen({ words, violations }: World, { name }: Browser, tab: Tab): Promise<void> {
  const unsent = await tab.db().outbox.where('state').anyOf('waiting', 'frozen').toArray();
  const edits = unsent.filter((entry) => entry.name === 'editDraft');
  for (const { args } of edits) {
    const { draftId, to } = editSchema.parse(args);
    const draft = await rowsOf(tab.db(), 'drafts').get(draftId);
    // The server will refuse what was written into a draft that is submitted by now.
    if (!draft || draft.submittedAs) continue;
    const versions = await rowsOf(tab.db(), 'draftVersions').toArray();
    // Going back to a version leaves the words of now among the versions.
    const shown = JSON.stringify([draft, versions]);
    const gone = wordsIn(to).filter((word) => words.kept().has(word) && !shown.includes(word));
    if (gone.length > 0) violations.push(`on ${name} ${gone.join()} went off the screen before it was sent`);
  }
}

const editSchema = z.object({ draftId: z.string(), to: z.string() });
