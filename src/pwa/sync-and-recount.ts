import { currentDb } from '#src/data/database/open-db.ts';
import { showOnIcon } from '#src/lib/show-on-icon.ts';
import { syncInWorker } from '#src/syncing/sync-in-worker.ts';
import { takeAwayRead } from './take-away-read.ts';
import { needing, tellRefused } from './tell-refused.ts';
import { countForIcon, unreadNews } from './unread-news.ts';

/**
 * Brings this device up to date while the app may be closed, and what is seen of it outside the app: what was read on another
 * device is no news here either, and what was refused is. `isClosed`: no page of it is on the screen. Rejects as `syncInWorker` does.
 */
export async function syncAndRecount(
  registration: ServiceWorkerRegistration,
  now: number,
  isClosed: () => Promise<boolean>,
): Promise<void> {
  const end = await tellRefused(registration, { isClosed, now }, syncInWorker);
  // Nothing was heard: what says so is left there.
  if (end === 'sign-in') return;
  const db = await currentDb();
  await takeAwayRead(registration, { news: () => unreadNews(db, now), needing: () => needing(db) });
  showOnIcon(await countForIcon(db, now));
}
