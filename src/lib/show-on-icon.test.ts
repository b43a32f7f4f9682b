import { expect, onTestFinished, test, vi } from 'vitest';
import { showOnIcon } from './show-on-icon.ts';

/** A browser with an icon of the app: what stands on it; null for nothing. */
function iconOf({ mayShow = true } = {}) {
  const icon = { shown: null as number | null }; // or it would be null for ever
  const answer = () => (mayShow ? Promise.resolve() : Promise.reject(new Error('Not allowed')));
  vi.stubGlobal('navigator', {
    setAppBadge(count: number) {
      if (mayShow) icon.shown = count === 0 ? null : count;
      return answer();
    },
    clearAppBadge() {
      if (mayShow) icon.shown = null;
      return answer();
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return icon;
}

test.each([
  [0, null],
  [1, 1],
  [120, 120],
])('with %i new things the icon of the app shows %s, until the person is gone', (count, shown) => {
  const icon = iconOf();
  const takeOff = showOnIcon(count);
  expect(icon.shown).toBe(shown);
  takeOff?.();
  expect(icon.shown).toBe(null);
});

test('an icon that may not be written on is no fault', async () => {
  const icon = iconOf({ mayShow: false });
  showOnIcon(3)?.();
  await Promise.resolve();
  expect(icon.shown).toBe(null);
});

test('where apps have no icon nothing is counted on one', () => {
  vi.stubGlobal('navigator', {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  expect(showOnIcon(3)).toBeUndefined();
});
