import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

/**
 * Windows of iPhones and iPads held upright, in CSS pixels, and device pixels for each: iOS shows no picture that is not
 * exactly as large as its screen. https://developer.apple.com/design/human-interface-guidelines/layout#Specifications
 */
export const screens = [
  [320, 568, 2],
  [375, 667, 2],
  [414, 736, 3],
  [375, 812, 3],
  [414, 896, 2],
  [414, 896, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [420, 912, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
  [744, 1133, 2],
  [768, 1024, 2],
  [810, 1080, 2],
  [820, 1180, 2],
  [834, 1112, 2],
  [834, 1194, 2],
  [834, 1210, 2],
  [1024, 1366, 2],
  [1032, 1376, 2],
] as const;

type Screen = readonly [width: number, height: number, ratio: number];

const schemes = ['light', 'dark'] as const;

type Scheme = (typeof schemes)[number];

/**
 * What iOS shows from the tap on the icon until the app draws itself; other systems make theirs of the manifest. The links
 * stand in the page as it is sent: of those that a script adds nobody says whether iOS takes them.
 */
export function splashImages(): Plugin {
  return {
    name: 'pankh:splash-images',
    apply: 'build',
    generateBundle() {
      const pictures = schemes.flatMap((scheme) => screens.map((screen) => ({ screen, scheme })));
      for (const { screen, scheme } of pictures)
        this.emitFile({
          type: 'asset',
          fileName: fileOf(screen, scheme),
          source: splashOf(screen, scheme),
        });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        schemes.flatMap((scheme) =>
          screens.map(
            (screen) => ({ tag: 'link', injectTo: 'head', attrs: linkOf(screen, scheme) }) as const,
          ),
        ),
    },
  };
}

/** The mark in the middle of what the app itself begins with: a PNG of the size of the screen. */
export function splashOf([width, height, ratio]: Screen, scheme: Scheme): Buffer {
  const mark = readFileSync('public/icons/icon.svg', 'utf8');
  const side = Math.round(Math.min(width, height) * 0.3);
  const place = `x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}"`;
  const placed = mark.replace(/<svg\b[^>]*?(viewBox="[^"]*")[^>]*>/, `<svg ${place} $1>`);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${groundOf(scheme)}"/>${placed}</svg>`;
  const fitTo = { mode: 'width', value: width * ratio } as const;
  return new Resvg(picture, { fitTo, font: { loadSystemFonts: false } }).render().asPng();
}

/**
 * iOS takes the one whose words hold on the day of installing, and keeps it when the person turns to the other scheme:
 * https://bugs.webkit.org/show_bug.cgi?id=259328. Without blanks, as every page carries all of them.
 */
export function linkOf(screen: Screen, scheme: Scheme) {
  const [width, height, ratio] = screen;
  const size = `(device-width:${width}px) and (device-height:${height}px)`;
  const look = `(orientation:portrait) and (prefers-color-scheme:${scheme})`;
  return {
    rel: 'apple-touch-startup-image',
    media: `${size} and (-webkit-device-pixel-ratio:${ratio}) and ${look}`,
    href: `/${fileOf(screen, scheme)}`,
  };
}

function fileOf([width, height, ratio]: Screen, scheme: Scheme): string {
  return `icons/splash-${scheme}-${width * ratio}x${height * ratio}.png`;
}

/** `base-200` of src/ui/themes.css, on which the picture gives way to the app; other systems know the light one alone. */
function groundOf(scheme: Scheme): string {
  if (scheme === 'dark') return '#08171d';
  const manifest: { background_color: string } = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'));
  return manifest.background_color;
}
