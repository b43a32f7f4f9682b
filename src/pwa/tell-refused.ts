import { pushWords as words } from '#src/content/push.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { outboxThings } from '#src/data/outbox/outbox-things.ts';
import { paths } from '#src/paths.ts';
import { isQuietNow } from './is-quiet-now.ts';
import { showOutside } from './show-outside.ts';
import { needsYouTag } from './take-away-read.ts';

/** Of the person's work, what needs them: the ids of what was refused, and of drafts with texts to choose from. */
type Needing = { ids: Set<string>; count: number };

export function needing(db: PersonDb): Promise<Needing> {
  return reconnecting(db, async () => {
    const { refused, clashing } = await outboxThings(db);
    const ids = [...refused.flatMap(({ work }) => work), ...clashing].map(({ id }) => id);
    return { ids: new Set(ids), count: refused.length + clashing.length };
  });
}

/**
 * Brings this device up to date by `sync`, and says outside the app that work needs the person where more does than before: an
 * icon that counts it is not everywhere. Only on a device that is to notify, and where no page is on the screen (`isClosed`), which
 * says it itself. Rejects as `sync` does, of which some may have been refused by then.
 */
export async function tellRefused<T>(
  registration: ServiceWorkerRegistration,
  { isClosed, now }: { isClosed: () => Promise<boolean>; now: number },
  sync: () => Promise<T>,
): Promise<T> {
  const db = await currentDb();
  const before = await needing(db);
  try {
    return await sync();
  } finally {
    if ((await currentDb()) === db) await tellBeyond(before);
  }

  async function tellBeyond({ ids: known }: Needing): Promise<void> {
    const { ids, count } = await needing(db);
    if ([...ids].every((id) => known.has(id))) return;
    if (!(await isClosed()) || !(await mayShow(registration))) return;
    const silent = await isQuietNow(db, now);
    const text = words.needsYou(count);
    await showOutside(registration, { tag: needsYouTag, text, href: paths.outbox, silent });
  }
}

/** Who stops it on a device leaves the browser's permission as it is. */
async function mayShow({ pushManager }: ServiceWorkerRegistration): Promise<boolean> {
  if (globalThis.Notification?.permission !== 'granted') return false;
  return (await pushManager?.getSubscription()) != null;
}
