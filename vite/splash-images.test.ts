import { expect, test } from 'vitest';
import { pngSize } from './png-size.ts';
import { linkOf, screens, splashOf } from './splash-images.ts';

test('iOS begins with a picture of the exact size of its screen', () => {
  expect(pngSize(splashOf([390, 844, 3], 'light'))).toEqual({ width: 1170, height: 2532 });
  expect(linkOf([390, 844, 3], 'light')).toEqual({
    rel: 'apple-touch-startup-image',
    href: '/icons/splash-light-1170x2532.png',
    media:
      '(device-width:390px) and (device-height:844px) and (-webkit-device-pixel-ratio:3) and (orientation:portrait) and (prefers-color-scheme:light)',
  });
});

test('who installs the app in the dark has a dark one', () => {
  expect(splashOf([320, 568, 2], 'dark')).not.toEqual(splashOf([320, 568, 2], 'light'));
  const { href, media } = linkOf([320, 568, 2], 'dark');
  expect(href).toBe('/icons/splash-dark-640x1136.png');
  expect(media).toContain('(prefers-color-scheme:dark)');
});

test.each([
  ['iPhone SE', 750, 1334],
  ['iPhone 13 mini', 1125, 2436],
  ['iPhone 16e', 1170, 2532],
  ['iPhone 16', 1179, 2556],
  ['iPhone 16 Plus', 1290, 2796],
  ['iPhone 16 Pro and 17', 1206, 2622],
  ['iPhone 17 Pro Max', 1320, 2868],
  ['iPhone Air', 1260, 2736],
  ['iPad mini of 8.3 inches', 1488, 2266],
  ['iPad of 10.2 inches', 1620, 2160],
  ['iPad of 2025 and iPad Air of 11 inches', 1640, 2360],
  ['iPad Air of 13 inches', 2048, 2732],
  ['iPad Pro of 11 inches with M4 or M5', 1668, 2420],
  ['iPad Pro of 13 inches with M4 or M5', 2064, 2752],
])('%s has its own, of %d x %d px', (_, width, height) => {
  const sizes = screens.map(([wide, high, ratio]) => `${wide * ratio}x${high * ratio}`);
  expect(sizes).toContain(`${width}x${height}`);
});
