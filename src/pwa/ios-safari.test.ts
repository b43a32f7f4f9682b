import { expect, test } from 'vitest';
import { isIosSafari } from './ios-safari.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

test('Safari on an iPhone is told how to install', () => {
  expect(
    isIosSafari({ userAgent: `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, maxTouchPoints: 5 }),
  ).toBe(true);
});

test('Chrome on an iPhone is not', () => {
  expect(
    isIosSafari({ userAgent: `${iphone} CriOS/138.0 Mobile/15E148 Safari/604.1`, maxTouchPoints: 5 }),
  ).toBe(false);
});

test('an iPad that calls itself a Mac is told, a Mac is not', () => {
  expect(isIosSafari({ userAgent: mac, maxTouchPoints: 5 })).toBe(true);
  expect(isIosSafari({ userAgent: mac, maxTouchPoints: 0 })).toBe(false);
});

test('the app on the home screen is not told again', () => {
  const userAgent = `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`;
  expect(isIosSafari({ userAgent, maxTouchPoints: 5, standalone: true })).toBe(false);
});
