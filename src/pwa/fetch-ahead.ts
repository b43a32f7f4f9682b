import { bringArchive } from './bring-archive.ts';
import { isOurs } from './is-ours.ts';
import { notKept } from './not-kept.ts';
import { scriptArchive } from './script-archive.ts';

/** What the service worker is to keep: an address, and a revision where the address does not say what is in it. */
type Kept = { url: string; revision?: string | null };

/** Half of the connections that a browser has to one server: on a slow line a page would wait for one of them longer than it does. */
const atOnce = 3;

/**
 * Keeps the scripts, styles and letters that are not kept yet: Workbox asks for one after the other, a round trip each. Where most of
 * them are missing, those of the screens come in one file; the rest come a few at a time. Answers what is left to Workbox: what did
 * not come, and what its address does not tell the version of.
 */
export async function fetchAhead<Entry extends Kept | string>(
  entries: readonly Entry[],
  cacheName: string,
  archive = scriptArchive,
): Promise<Entry[]> {
  const named = entries.filter((entry) => typeof entry !== 'string' && !entry.revision);
  const kept = await caches.open(cacheName);
  const missing = await notKept(named.map(addressOf), kept);
  // A version that keeps most names would have all of it brought again; few do, as most scripts name the first one.
  if (archive && missing.size > named.length / 2)
    await bringArchive(archive, missing, kept).catch(() => undefined);
  const rest = missing.values();
  const bringOn = async () => {
    for (const address of rest) if (!(await bring(address, kept).catch(() => false))) return;
  };
  await Promise.all(Array.from({ length: atOnce }, bringOn));
  // Another version that has begun meanwhile lets go of what is not its own.
  const left = await notKept(named.map(addressOf), kept);
  return entries.filter((entry) => !named.includes(entry) || left.has(addressOf(entry)));
}

function addressOf(entry: Kept | string): string {
  return typeof entry === 'string' ? entry : entry.url;
}

/** Answers whether there is a network that leads to the server, and room. */
async function bring(address: string, kept: Cache): Promise<boolean> {
  const answer = await ask(address, 'default');
  // What the browser took from a network with pages of its own must not stay in its cache.
  const isForeign = answer.ok && !(await isOurs(address, answer));
  const file = isForeign ? await ask(address, 'reload') : answer;
  const isFile = await isOurs(address, file);
  if (isFile) await kept.put(address, file);
  return isFile;
}

function ask(address: string, cache: RequestCache): Promise<Response> {
  return fetch(address, { credentials: 'same-origin', priority: 'low', cache });
}
