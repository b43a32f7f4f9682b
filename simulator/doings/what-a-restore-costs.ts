import * as z from 'zod';
import type { Entry, PersonDb } from '#src/data/person-db.ts';
import { wordsIn } from '../checks/words.ts';
import { everyDb } from '../world/browser.ts';
import type { World } from '../world/world.ts';

const offeredFor = 14 * 24 * 60 * 60 * 1000;

/** A backup costs what was written after it, but for what some device still offers: sent in the last 14 days, or unsent. */
export async function letGoWhatTheBackupLacks(world: World, textBefore: string): Promise<void> {
  const held = world.server.text() + (await offeredBy(world, world.time.now()));
  world.words.letGoIf((word) => textBefore.includes(word) && !held.includes(word));
}

/** After a restore a device offers again what it sent in the last 14 days; one that slept longer has nothing to offer. */
export async function letGoWhatIsOfferedNoMore(world: World, then: number): Promise<void> {
  const now = await offeredBy(world, world.time.now());
  const held = world.server.text() + (await offeredBy(world, then));
  world.words.letGoIf((word) => now.includes(word) && !held.includes(word));
}

/** The work that the devices would offer to a restored server at a moment, ms. */
async function offeredBy({ browsers }: World, then: number): Promise<string> {
  const offered: unknown[] = [];
  const note = async (db: PersonDb) => {
    offered.push((await db.outbox.toArray()).map(ownWords));
    const kept = await db.kept.filter(({ keptAt }) => keptAt > then - offeredFor).toArray();
    offered.push(kept.map(ownWords));
  };
  for (const browser of browsers) await everyDb(browser, note);
  return JSON.stringify(offered);
}

/** What an edit says that the text before it did not: the rest is not its own to bring back. */
function ownWords({ name, args }: Entry): unknown {
  if (name !== 'editDraft') return args;
  const { from, to } = edit.parse(args);
  return wordsIn(to).filter((word) => !from.includes(word));
}

const edit = z.object({ from: z.string(), to: z.string() });
