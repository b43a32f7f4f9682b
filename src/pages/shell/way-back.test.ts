import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { historyHere } from '#src/testing/history-here.ts';
import { isScreenBehind, markFirstScreen } from './way-back.ts';

/** Of a browser that does not tell whether there is a way back. */
beforeEach(() => {
  vi.stubGlobal('window', historyHere());
  onTestFinished(() => void vi.unstubAllGlobals());
});

test('behind the first screen of a window there is none, also once one has come back to it', () => {
  markFirstScreen();
  expect(isScreenBehind()).toBe(false);
  history.pushState(null, '', '/investment/1');
  expect(isScreenBehind()).toBe(true);
  history.go(-1);
  expect(isScreenBehind()).toBe(false);
  history.go(1);
  expect(isScreenBehind()).toBe(true);
});

test('so it is where another screen has taken its place, or the page is loaded anew', () => {
  const leave = markFirstScreen();
  history.replaceState(null, '', '/explore?sector=Textiles');
  history.replaceState({ wanted: { deals: 40 } }, '');
  expect(history.state).toMatchObject({ wanted: { deals: 40 } });
  history.pushState(null, '', '/investment/1');
  history.go(-1);
  expect(isScreenBehind()).toBe(false);
  leave();
  markFirstScreen();
  history.replaceState(null, '', '/explore');
  expect(isScreenBehind()).toBe(false);
});

test('a screen that takes the place of a later one is not the first', () => {
  markFirstScreen();
  history.pushState(null, '', '/submit-pitch');
  history.replaceState(null, '', '/submit-pitch/1');
  expect(isScreenBehind()).toBe(true);
});

test('a browser that tells whether there is a way back is believed', () => {
  for (const canGoBack of [true, false]) {
    vi.stubGlobal('window', { navigation: { canGoBack } });
    expect(isScreenBehind()).toBe(canGoBack);
  }
});
