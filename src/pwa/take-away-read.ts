import type { News } from './unread-news.ts';

/** Of notifications that name no single thing: each is true as long as there is anything left to read. */
export const tagsOfMany = ['news', 'more'] as const;

export function tagOf({ kind, id }: News): string {
  return `${kind}-${id}`;
}

/**
 * Takes away what stands outside the app of what was read meanwhile. `readNews` tells all that was not: after what stands there
 * was looked at, as more may be shown meanwhile.
 */
export async function takeAwayRead(
  registration: Pick<ServiceWorkerRegistration, 'getNotifications'>,
  readNews: () => Promise<News[]>,
): Promise<void> {
  const shown = await registration.getNotifications();
  const news = await readNews();
  const unread = new Set<string>([...news.map(tagOf), ...(news.length > 0 ? tagsOfMany : [])]);
  for (const notification of shown) if (!unread.has(notification.tag)) notification.close();
}
