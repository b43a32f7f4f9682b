import { analyticsCookie } from '#sync/analytics.ts';

const aYear = 365 * 24 * 60 * 60;

/** Whom this browser's person agreed to be counted for; null where they did not. */
export function agreedFor(): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${analyticsCookie}=`));
  return found?.slice(analyticsCookie.length + 1) || null;
}

/** Server and service worker read it with the next page. */
export function keepAgreed(measurementId: string | null): void {
  const isSecure = location.protocol === 'https:' ? '; Secure' : '';
  const life = measurementId === null ? 0 : aYear;
  document.cookie = `${analyticsCookie}=${measurementId ?? ''}; Path=/; SameSite=Lax; Max-Age=${life}${isSecure}`;
}

/** Takes back what was agreed, and what the provider has written here since. */
export function forgetAgreed(): void {
  keepAgreed(null);
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names) if (name.startsWith('_ga')) document.cookie = `${name}=; Path=/; Max-Age=0`;
}
