import { expect, test } from 'vitest';
import { namingScripts } from './naming-scripts.ts';

const scripts = {
  '/explore': ['/assets/explore.js', '/assets/cards.js'],
  '/messages/:connectionId?': ['/assets/messages.js'],
};
const kept = () =>
  new Response('<!doctype html>', { headers: { 'Content-Security-Policy': "default-src 'self'" } });

test.each([
  ['/explore', '</assets/explore.js>; rel=modulepreload, </assets/cards.js>; rel=modulepreload'],
  ['/explore/', '</assets/explore.js>; rel=modulepreload, </assets/cards.js>; rel=modulepreload'],
  ['/messages', '</assets/messages.js>; rel=modulepreload'],
  ['/messages/0191', '</assets/messages.js>; rel=modulepreload'],
])('the kept page names the scripts of the screen at %s', async (pathname, named) => {
  const page = namingScripts(kept(), pathname, scripts);
  expect(page.headers.get('Link')).toBe(named);
  expect(page.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  expect(await page.text()).toBe('<!doctype html>');
});

test('where no screen is known the page is sent as it is kept', () => {
  const page = kept();
  expect(namingScripts(page, '/no-such-page', scripts)).toBe(page);
});
