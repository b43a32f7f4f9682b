import { isOurs } from './is-ours.ts';

/** What the service worker is to keep: an address, and a revision where the address does not say what is in it. */
type Kept = { url: string; revision?: string | null };

/** As many as a browser has connections to one server; what a page asks for goes first. */
const atOnce = 6;

/**
 * Has the scripts, styles and letters that this device does not keep yet come a few at a time, into the browser's cache.
 * Workbox asks for one after the other, a round trip each, and finds them there. What does not come is missed by Workbox.
 */
export async function fetchAhead(entries: readonly (Kept | string)[]): Promise<void> {
  const addresses = entries.flatMap((entry) =>
    typeof entry !== 'string' && !entry.revision ? [entry.url] : [],
  );
  const rest = addresses.values();
  const bringOn = async () => {
    for (const address of rest) if (!(await bring(address))) return;
  };
  await Promise.all(Array.from({ length: atOnce }, bringOn));
}

/** Answers whether there is a network that leads to the server. */
async function bring(address: string): Promise<boolean> {
  if (await caches.match(address)) return true;
  try {
    // What the browser took from a network with pages of its own must not stay in its cache.
    return (await isBrought(address, 'default')) || (await isBrought(address, 'reload'));
  } catch {
    return false;
  }
}

async function isBrought(address: string, cache: RequestCache): Promise<boolean> {
  const answer = await fetch(address, { credentials: 'same-origin', priority: 'low', cache });
  const isFile = await isOurs(address, answer);
  await answer.arrayBuffer();
  return isFile;
}
