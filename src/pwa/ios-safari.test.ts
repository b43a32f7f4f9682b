import { expect, test } from 'vitest';
import { isIosSafari } from './ios-safari.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const safari = 'Version/18.5 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

test('Safari on an iPhone is told how to install', () => {
  expect(isIosSafari({ userAgent: `${iphone} ${safari}`, maxTouchPoints: 5 })).toBe(true);
});

const others = {
  Chrome: 'CriOS/138.0 Mobile/15E148 Safari/604.1',
  Firefox: 'FxiOS/140.0 Mobile/15E148 Safari/605.1.15',
  Edge: 'Version/18.0 EdgiOS/138.0 Mobile/15E148 Safari/604.1',
  Opera: `${safari} OPT/5.7.0`,
  'Opera Mini': 'OPiOS/16.0.15 Mobile/15E148 Safari/9537.53',
  DuckDuckGo: `${safari} Ddg/18.5`,
  Brave: `${safari} Brave/1`,
  Yandex: 'Version/18.5 YaBrowser/25.6.3.400 Mobile/15E148 Safari/604.1',
  'UC Browser': `${safari} UCBrowser/14.5`,
  'the Google app': 'GSA/376.0 Mobile/15E148 Safari/604.1',
  Facebook: `${safari} [FBAN/FBIOS;FBAV/520.0;FBLC/en_IN]`,
  LinkedIn: `${safari} [LinkedInApp]/9.31`,
  Snapchat: 'Version/18.5 Mobile/15E148 Snapchat/13.50 (like Safari/8617.2.4, panda)',
  'an app’s own view': 'Mobile/15E148',
};

for (const [name, userAgent] of Object.entries(others))
  test(`on an iPhone ${name} is not`, () => {
    expect(isIosSafari({ userAgent: `${iphone} ${userAgent}`, maxTouchPoints: 5 })).toBe(false);
  });

test('an iPad that calls itself a Mac is told, a Mac is not', () => {
  expect(isIosSafari({ userAgent: mac, maxTouchPoints: 5 })).toBe(true);
  expect(isIosSafari({ userAgent: mac, maxTouchPoints: 0 })).toBe(false);
});

test('Chrome on an iPad that calls itself a Mac is not', () => {
  const userAgent = mac.replace('Version/18.5', 'CriOS/138 Version/11.1.1');
  expect(isIosSafari({ userAgent, maxTouchPoints: 5 })).toBe(false);
});

test('the app on the home screen is not told again', () => {
  const userAgent = `${iphone} ${safari}`;
  expect(isIosSafari({ userAgent, maxTouchPoints: 5, standalone: true })).toBe(false);
});
