import { navigate } from 'wouter/use-browser-location';
import { hrefOf } from './href-of.ts';
import { withSchemas } from './with-schemas.ts';

/**
 * From now on goes where the worker says that a notification leads which was clicked, and answers it. It says so once, to whoever
 * listens, and has a page that does not answer loaded anew there: listen before anything else is waited for.
 */
export function followNotifications(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
    const href = data?.type === 'OPEN' ? hrefOf(data, location.origin) : null;
    if (href === null) return;
    ports[0]?.postMessage('OPENED');
    follow(new URL(href, location.origin), {});
  });
}

/** Where a notification has opened this page: has it read, and its mark taken out of the address. */
export function followOwnAddress(): void {
  const address = new URL(location.href);
  if (address.searchParams.has('told')) follow(address, { replace: true });
}

function follow({ pathname, searchParams, hash }: URL, options: { replace?: boolean }): void {
  const told = searchParams.get('told');
  searchParams.delete('told');
  navigate([pathname, searchParams].filter(String).join('?') + hash, options);
  // Where that cannot be kept it is new for a little longer.
  if (told !== null) read(told).catch(() => undefined);
}

async function read(id: string): Promise<void> {
  const { readNotifications } = await withSchemas(() => import('#src/data/notifications.ts'));
  await readNotifications([id]);
}
