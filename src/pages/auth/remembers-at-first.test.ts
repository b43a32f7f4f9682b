import { expect, onTestFinished, test, vi } from 'vitest';
import { remembersAtFirst } from './remembers-at-first.ts';

test.each([
  ['an installed window', true, '', true],
  ['a tab', false, '', false],
  ['a tab in which it was ticked on the way to Google', false, 'google=claimed&remember=true', true],
  ['an installed window in which it was not, then', true, 'google=claimed', false],
])('whether one is to be remembered is ticked at first or not, in %s', (_, isInstalled, query, isTicked) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('matchMedia', (asked: string) => ({
    matches: isInstalled && asked === '(display-mode: standalone)',
  }));
  expect(remembersAtFirst(new URLSearchParams(query))).toBe(isTicked);
});
