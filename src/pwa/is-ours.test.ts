import { expect, test } from 'vitest';
import { isOurs } from './is-ours.ts';

const answer = (type: string, text = '', status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': type } });
const page = '<!doctype html><link rel="manifest" href="/manifest.webmanifest">';

test.each([
  ['assets/index-a1.js', answer('text/javascript; charset=utf-8')],
  ['assets/index-a1.js', answer('application/javascript')],
  ['assets/index-a1.css', answer('text/css; charset=utf-8')],
  ['assets/latin-a1.woff2', answer('font/woff2')],
  ['icons/icon.svg', answer('image/svg+xml')],
  ['icons/apple-touch-icon.png', answer('image/png')],
  ['manifest.webmanifest', answer('application/manifest+json')],
  ['/index.html', answer('text/html; charset=utf-8', page)],
])('%s is the app’s as it is sent', async (address, given) => {
  expect(await isOurs(address, given)).toBe(true);
  // It is still to be read by whoever keeps it.
  expect(given.bodyUsed).toBe(false);
});

test('a page of another version is not what is kept of this one', async () => {
  const naming = (script: string) =>
    answer('text/html', `${page}<script type="module" crossorigin src="/assets/${script}"></script>`);
  const files = new Set(['assets/index-a1.js']);
  expect(await isOurs('/index.html', naming('index-a1.js'), files)).toBe(true);
  expect(await isOurs('/index.html', naming('index-b2.js'), files)).toBe(false);
});

test.each([
  ['assets/index-a1.js', answer('text/html', page)],
  ['assets/index-a1.css', answer('text/plain', 'blocked')],
  ['assets/latin-a1.woff2', answer('text/html')],
  ['icons/icon.svg', answer('')],
  ['/index.html', answer('text/html', '<!doctype html><title>Airport Wi-Fi</title>')],
  ['assets/index-a1.js', answer('text/javascript', '', 503)],
  ['assets/unknown', answer('text/javascript')],
])('%s is not where a network answers with something else', async (address, given) => {
  expect(await isOurs(address, given)).toBe(false);
});
