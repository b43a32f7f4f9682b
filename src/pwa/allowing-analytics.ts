import { analyticsCookie, measurementIdPattern, withAnalytics } from '#sync/analytics.ts';

// The library does not know it in a worker yet.
declare const cookieStore: { get(name: string): Promise<{ value: string } | null> } | undefined;

/** The kept page as the server sends it to whoever agreed to be counted. What is kept itself is nobody's. */
export async function allowingAnalytics(page: Response): Promise<Response> {
  const policy = page.headers.get('Content-Security-Policy');
  if (policy === null || typeof cookieStore === 'undefined') return page;
  const agreed = await cookieStore.get(analyticsCookie);
  if (!measurementIdPattern.test(agreed?.value ?? '')) return page;
  const headers = new Headers(page.headers);
  headers.set('Content-Security-Policy', withAnalytics(policy));
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers });
}
