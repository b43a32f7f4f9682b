import { safeNext } from '#src/lib/safe-next.ts';

/** Where a link "web+pankh:explore" leads, given as /open?link=...: a screen of this app, and nowhere else. */
export function screenOfLink(address: URL): string {
  const link = address.searchParams.get('link') ?? '';
  return safeNext(link.replace(/^web\+pankh:\/*/i, '/'), address.origin);
}
