import { everyDevice } from '../checks/raw-device.ts';
import { type Origin, wordsBroughtBy } from '../checks/words.ts';
import type { World } from '../world/world.ts';

const offeredFor = 14 * 24 * 60 * 60 * 1000;

/**
 * A restore takes what was written after the backup; nothing else may ever be missing. What a device sent in the 14 days
 * before, or has not sent yet, it must offer to the restored server, unless it was wiped meanwhile.
 */
export async function noteWhatTheRestoreTook(world: World, textBefore: string): Promise<void> {
  const text = world.server.text();
  for (const word of world.words.kept().keys())
    if (textBefore.includes(word) && !text.includes(word)) world.taken.add(word);
  for (const id of world.told) if (!world.ledger.wasDecided(id)) world.offeredAgain.add(id);
  await excuseWhatIsOfferedNoMore(world, world.time.now());
}

/** By that moment (ms) nobody offers these any more, of what a restore has taken. */
export async function excuseWhatIsOfferedNoMore(world: World, then: number): Promise<void> {
  const { words, ids } = await waiting(world);
  const text = world.server.text();
  const isOffered = ({ personId, browser, at }: Origin) =>
    at > then - offeredFor && at > (world.wiped.get(`${browser} ${personId}`) ?? Number.NEGATIVE_INFINITY);
  world.words.letGoIf(
    (word, origin) => world.taken.has(word) && !text.includes(word) && !words.has(word) && !isOffered(origin),
  );
  for (const [id, origin] of world.promises)
    if (!world.ledger.wasDecided(id) && !ids.has(id) && !isOffered(origin)) world.promises.delete(id);
}

/** What waits on some device: the words it brings, and its ids. */
async function waiting({ browsers }: World): Promise<{ words: Set<string>; ids: Set<string> }> {
  const devices = await Promise.all(browsers.map(everyDevice));
  const owed = devices.flat().flatMap(({ outbox }) => outbox.filter(({ state }) => state !== 'applied'));
  const words = owed.flatMap(({ args }) => wordsBroughtBy(args));
  return { words: new Set(words), ids: new Set(owed.map(({ id }) => id)) };
}
