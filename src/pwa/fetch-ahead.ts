import { isOurs } from './is-ours.ts';

/** What the service worker is to keep: an address, and a revision where the address does not say what is in it. */
type Kept = { url: string; revision?: string | null };

/** Half of the connections that a browser has to one server: on a slow line a page would wait for one of them longer than it does. */
const atOnce = 3;

/**
 * Keeps the scripts, styles and letters that are not kept yet, a few at a time: Workbox asks for one after the other, a round
 * trip each, and passes over what it finds kept. What does not come is left to it.
 */
export async function fetchAhead(entries: readonly (Kept | string)[], cacheName: string): Promise<void> {
  const addresses = entries.flatMap((entry) =>
    typeof entry !== 'string' && !entry.revision ? [entry.url] : [],
  );
  const kept = await caches.open(cacheName);
  const rest = addresses.values();
  const bringOn = async () => {
    for (const address of rest) if (!(await bring(address, kept).catch(() => false))) return;
  };
  await Promise.all(Array.from({ length: atOnce }, bringOn));
}

/** Answers whether there is a network that leads to the server, and room. */
async function bring(address: string, kept: Cache): Promise<boolean> {
  if (await kept.match(address)) return true;
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
