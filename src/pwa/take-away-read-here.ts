import { withSchemas } from './with-schemas.ts';

/** Takes away what this device shows outside the app of what was read in it. Throws where the device cannot be read. */
export async function takeAwayReadHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Absent in browsers without notifications.
  const shown = (await registration?.getNotifications?.()) ?? [];
  if (!registration || shown.length === 0) return;
  const [{ currentDb }, { unreadNews }, { needing }, { takeAwayRead }] = await withSchemas(() =>
    Promise.all([
      import('#src/data/database/open-db.ts'),
      import('./unread-news.ts'),
      import('./tell-refused.ts'),
      import('./take-away-read.ts'),
    ]),
  );
  await takeAwayRead(registration, {
    news: async () => unreadNews(await currentDb(), Date.now()),
    needing: async () => needing(await currentDb()),
  });
}
