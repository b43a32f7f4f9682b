import { expect, test } from 'vitest';
import { screenOfLaunch, screenOfLink } from './own-link.ts';

const opened = (link: string) =>
  screenOfLink(new URL(`https://pankh.example/open?link=${encodeURIComponent(link)}`));

test('a link of our own scheme leads to the screen that it names', () => {
  expect(opened('web+pankh:explore?industry=SaaS')).toBe('/explore?industry=SaaS');
  expect(opened('web+pankh://investment/0190')).toBe('/investment/0190');
});

test('a link leads nowhere but into this app', () => {
  expect(opened('web+pankh:\\\\evil.example/x')).toBe('/');
  expect(opened('https://evil.example')).toBe('/');
  expect(opened('web+pankh:x/..//evil.example')).toBe('/');
  expect(opened('javascript:alert(1)')).toBe('/');
  expect(opened('')).toBe('/');
});

test.each(['api/account/export', '/api', 'sw.js', 'files/x', 'assets/none.js', 'share/x'])(
  'a link to %s, which is no screen, leads to where the app begins',
  (link) => {
    expect(opened(`web+pankh:${link}`)).toBe('/');
  },
);

test('what the app is opened with again leads to a screen, never to what only the worker answers', () => {
  const origin = 'https://pankh.example';
  const launched = (address: string) => screenOfLaunch(new URL(address), origin);
  expect(launched(`${origin}/outbox?from=icon#top`)).toBe('/outbox?from=icon#top');
  expect(launched(`${origin}/open?link=${encodeURIComponent('web+pankh:explore?sort=newest')}`)).toBe(
    '/explore?sort=newest',
  );
  expect(launched(`${origin}/share-target`)).toBeUndefined();
  expect(launched(`${origin}/api/account/export`)).toBeUndefined();
  expect(launched('https://evil.example/outbox')).toBeUndefined();
});
