import { currentDb } from '#src/data/database/open-db.ts';
import { showOnIcon } from '#src/lib/show-on-icon.ts';
import { syncInWorker } from '#src/syncing/sync-in-worker.ts';
import { takeAwayRead } from './take-away-read.ts';
import { countForIcon, unreadNews } from './unread-news.ts';

/**
 * Brings this device up to date while the app may be closed, and what is seen of it outside the app: what was read on another
 * device is no news here either. Rejects as `syncInWorker` does.
 */
export async function syncAndRecount(
  registration: Pick<ServiceWorkerRegistration, 'getNotifications'>,
  now: number,
): Promise<void> {
  await syncInWorker();
  const db = await currentDb();
  await takeAwayRead(registration, () => unreadNews(db));
  showOnIcon(await countForIcon(db, now));
}
