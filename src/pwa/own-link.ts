import { isScreen } from '#src/lib/not-screens.ts';
import { safeNext } from '#src/lib/safe-next.ts';

/** Where a link "web+pankh:explore" leads, given as /open?link=...: a screen of this app, its first for anything else. */
export function screenOfLink(address: URL): string {
  const link = address.searchParams.get('link') ?? '';
  return safeNext(link.replace(/^web\+pankh:\/*/i, '/'), address.origin);
}

/**
 * The screen that a launch at this address asks for; undefined where it asks for none of ours. Our own links and what is
 * shared come to addresses that only the service worker answers, which has led on to a screen by then.
 */
export function screenOfLaunch(address: URL, origin: string): string | undefined {
  const { pathname, search, hash } = address;
  if (address.origin !== origin || pathname.startsWith('/share-target') || !isScreen(pathname))
    return undefined;
  return pathname === '/open' ? screenOfLink(address) : pathname + search + hash;
}
