import type { News } from './unread-news.ts';

/** Of notifications that name no single thing: each is true as long as there is anything left to read. */
export const tagsOfMany = ['news', 'more'] as const;

export function tagOf({ kind, id }: News): string {
  return `${kind}-${id}`;
}

/** Takes away what stands outside the app of what was read meanwhile. `news`: all that was not. */
export async function takeAwayRead(
  registration: Pick<ServiceWorkerRegistration, 'getNotifications'>,
  news: News[],
): Promise<void> {
  const unread = new Set<string>([...news.map(tagOf), ...(news.length > 0 ? tagsOfMany : [])]);
  for (const notification of await registration.getNotifications())
    if (!unread.has(notification.tag)) notification.close();
}
