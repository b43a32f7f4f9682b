import type { News } from './unread-news.ts';

/** Of notifications that name no single thing: each is true as long as there is anything left to read. */
export const tagsOfMany = ['news', 'more'] as const;

export function tagOf({ kind, id }: News): string {
  return `${kind}-${id}`;
}

/** Of the one that says that work needs the person: true as long as any does. */
export const needsYouTag = 'needs-you';

/**
 * Takes away what stands outside the app of what was read meanwhile, and of work that needs nobody any more. `news` tells all that
 * was not read, `needing` how much needs the person: after what stands there was looked at, as more may be shown meanwhile.
 */
export async function takeAwayRead(
  registration: Pick<ServiceWorkerRegistration, 'getNotifications'>,
  read: { news(): Promise<News[]>; needing(): Promise<{ count: number }> },
): Promise<void> {
  const shown = await registration.getNotifications();
  const news = await read.news();
  const isNeeded = shown.some(({ tag }) => tag === needsYouTag) && (await read.needing()).count > 0;
  const holding = new Set<string>([
    ...news.map(tagOf),
    ...(news.some(({ kind }) => kind !== 'reminder') ? tagsOfMany : []),
    ...(isNeeded ? [needsYouTag] : []),
  ]);
  for (const notification of shown) if (!holding.has(notification.tag)) notification.close();
}
