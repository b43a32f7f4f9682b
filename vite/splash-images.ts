import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

/**
 * Windows of iPhones and iPads held upright, in CSS pixels, and device pixels for each: iOS shows no picture that is not
 * exactly as large as its screen. https://developer.apple.com/design/human-interface-guidelines/layout#Specifications
 */
const screens = [
  [320, 568, 2],
  [375, 667, 2],
  [414, 736, 3],
  [375, 812, 3],
  [414, 896, 2],
  [414, 896, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
  [768, 1024, 2],
  [810, 1080, 2],
  [820, 1180, 2],
  [834, 1194, 2],
  [1024, 1366, 2],
] as const;

type Screen = readonly [width: number, height: number, ratio: number];

/** What iOS shows from the tap on the icon until the app draws itself; other systems make theirs of the manifest. */
export function splashImages(): Plugin {
  return {
    name: 'pankh:splash-images',
    apply: 'build',
    generateBundle() {
      for (const screen of screens)
        this.emitFile({ type: 'asset', fileName: fileOf(screen), source: splashOf(screen) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        screens.map((screen) => ({ tag: 'link', injectTo: 'head', attrs: linkOf(screen) }) as const),
    },
  };
}

/** The mark in the middle of what the app itself begins with: a PNG of the size of the screen. */
export function splashOf([width, height, ratio]: Screen): Buffer {
  const mark = readFileSync('public/icons/icon.svg', 'utf8');
  const side = Math.round(Math.min(width, height) * 0.3);
  const place = `x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}"`;
  const placed = mark.replace(/<svg\b[^>]*?(viewBox="[^"]*")[^>]*>/, `<svg ${place} $1>`);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${background()}"/>${placed}</svg>`;
  return new Resvg(picture, { fitTo: { mode: 'width', value: width * ratio } }).render().asPng();
}

export function linkOf(screen: Screen) {
  const [width, height, ratio] = screen;
  const size = `(device-width: ${width}px) and (device-height: ${height}px)`;
  return {
    rel: 'apple-touch-startup-image',
    href: `/${fileOf(screen)}`,
    media: `${size} and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait)`,
  };
}

function fileOf([width, height, ratio]: Screen): string {
  return `icons/splash-${width * ratio}x${height * ratio}.png`;
}

function background(): string {
  const manifest: { background_color: string } = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'));
  return manifest.background_color;
}
