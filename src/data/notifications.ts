import { mutate } from '#src/data/exchange/mutate.ts';
import { mostRead } from '#sync/mutations/notification.ts';

/** Marks these as read on every device. Resolves once that is stored on this one. */
export async function readNotifications(ids: string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += mostRead)
    await mutate('readNotifications', { ids: ids.slice(from, from + mostRead) });
}
