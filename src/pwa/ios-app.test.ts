import { expect, test } from 'vitest';
import { isIosApp } from './ios-app.ts';

test('the app on the home screen of an iPhone is known as such, Safari and other browsers are not', () => {
  expect(isIosApp({ standalone: true })).toBe(true);
  expect(isIosApp({ standalone: false })).toBe(false);
  expect(isIosApp({})).toBe(false);
});
