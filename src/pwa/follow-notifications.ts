import { navigate } from 'wouter/use-browser-location';
import * as z from 'zod';
import { readNotifications } from '#src/data/notifications.ts';

const openSchema = z.object({ type: z.literal('OPEN'), href: z.string().startsWith('/') });

/** Goes where a notification that was clicked leads, and has it read: the worker says where, or the address of this page. */
export function followNotifications(): void {
  follow(location.href, { replace: true });
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    const asked = openSchema.safeParse(data);
    if (asked.success) follow(asked.data.href, {});
  });
}

function follow(href: string, options: { replace?: boolean }): void {
  const { origin, pathname, searchParams, hash } = new URL(href, location.origin);
  if (origin !== location.origin) return;
  const told = searchParams.get('told');
  if (options.replace && told === null) return;
  searchParams.delete('told');
  navigate([pathname, searchParams].filter(String).join('?') + hash, options);
  // Where that cannot be kept it is new for a little longer.
  if (told !== null) readNotifications([told]).catch(() => undefined);
}
