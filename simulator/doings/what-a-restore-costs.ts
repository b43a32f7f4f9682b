import * as z from 'zod';
import { wordsIn } from '../checks/words.ts';
import { everyDb } from '../world/browser.ts';
import type { World } from '../world/world.ts';

const offeredFor = 14 * 24 * 60 * 60 * 1000;

/**
 * A backup costs what was written after it. But what a device sent in the 14 days before, or has not sent yet, it offers
 * to the restored server, unless it was wiped meanwhile.
 */
export async function letGoWhatTheBackupLacks(world: World, textBefore: string): Promise<void> {
  const text = world.server.text();
  const unsent = await unsentWords(world);
  const isOffered = offering(world, world.time.now());
  world.words.letGoIf(
    (word, origin) =>
      textBefore.includes(word) && !text.includes(word) && !unsent.has(word) && !isOffered(origin),
  );
}

/** A device that slept for longer than these 14 days has nothing left to offer of what a restore has taken. */
export async function letGoWhatIsOfferedNoMore(world: World, then: number): Promise<void> {
  const text = world.server.text();
  const unsent = await unsentWords(world);
  const isOffered = offering(world, then);
  world.words.letGoIf((word, origin) => !text.includes(word) && !unsent.has(word) && !isOffered(origin));
}

function offering({ wiped }: World, then: number) {
  return ({ personId, browser, at }: { personId: string; browser: string; at: number }) =>
    at > then - offeredFor && at > (wiped.get(`${browser} ${personId}`) ?? Number.NEGATIVE_INFINITY);
}

/** The words that wait on some device, and what they were written into does not say already. */
async function unsentWords({ browsers }: World): Promise<Set<string>> {
  const words: string[] = [];
  for (const browser of browsers) {
    await everyDb(browser, async (db) => {
      for (const { state, name, args } of await db.outbox.toArray()) {
        if (state !== 'applied') words.push(...ownWords(name, args));
      }
    });
  }
  return new Set(words);
}

function ownWords(name: string, args: unknown): string[] {
  if (name !== 'editDraft') return wordsIn(JSON.stringify(args));
  const { from, to } = edit.parse(args);
  return wordsIn(to).filter((word) => !from.includes(word));
}

const edit = z.object({ from: z.string(), to: z.string() });
