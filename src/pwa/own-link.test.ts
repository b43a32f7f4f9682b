import { expect, test } from 'vitest';
import { screenOfLink } from './own-link.ts';

const opened = (link: string) =>
  screenOfLink(new URL(`https://pankh.example/open?link=${encodeURIComponent(link)}`));

test('a link of our own scheme leads to the screen that it names', () => {
  expect(opened('web+pankh:explore?industry=SaaS')).toBe('/explore?industry=SaaS');
  expect(opened('web+pankh://investment/0190')).toBe('/investment/0190');
});

test('a link leads nowhere but into this app', () => {
  expect(opened('web+pankh:\\\\evil.example/x')).toBe('/');
  expect(opened('https://evil.example')).toBe('/');
  expect(opened('javascript:alert(1)')).toBe('/');
  expect(opened('')).toBe('/');
});
