import { patternOf } from '#sync/metadata/route-pattern.ts';
import { pageScripts } from './page-scripts.ts';

/**
 * The kept page, which is the same for every address, with the scripts of the screen at this one: the browser fetches them
 * beside the first, and need not run that, and read each, to hear of the next.
 */
export function namingScripts(page: Response, pathname: string, of = pageScripts): Response {
  const scripts = Object.entries(of).find(([path]) => patternOf(path).test(pathname))?.[1] ?? [];
  if (scripts.length === 0) return page;
  const headers = new Headers(page.headers);
  headers.append('Link', scripts.map((script) => `<${script}>; rel=modulepreload`).join(', '));
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers });
}
