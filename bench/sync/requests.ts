import type { Page, Request } from '@playwright/test';

/** Counts what a page asks until `end`: requests and the bytes of their bodies, headers left out. */
export function countRequests(page: Page) {
  const seen: Request[] = [];
  const note = (request: Request) => seen.push(request);
  page.on('request', note);
  return {
    async end() {
      page.off('request', note);
      const sizes = await Promise.all(seen.map((request) => request.sizes()));
      return {
        requests: seen.length,
        bodyUp: sizes.reduce((sum, { requestBodySize }) => sum + requestBodySize, 0),
        bodyDown: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
      };
    },
  };
}
