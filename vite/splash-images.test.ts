import { expect, test } from 'vitest';
import { pngSize } from './png-size.ts';
import { linkOf, splashOf } from './splash-images.ts';

test('iOS begins with a picture of the exact size of its screen', () => {
  expect(pngSize(splashOf([390, 844, 3]))).toEqual({ width: 1170, height: 2532 });
  expect(linkOf([390, 844, 3])).toEqual({
    rel: 'apple-touch-startup-image',
    href: '/icons/splash-1170x2532.png',
    media:
      '(device-width: 390px) and (device-height: 844px) and (-webkit-device-pixel-ratio: 3) and (orientation: portrait)',
  });
});
