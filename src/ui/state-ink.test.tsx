import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StarField } from './star-field.tsx';

/** What WCAG 2.2 (1.4.11) asks of what shows a state, against what lies around it. */
const enough = 3;
const grounds = ['base-100', 'base-200'];

const themes = [
  ...readFileSync(join(import.meta.dirname, 'themes.css'), 'utf8').matchAll(/name: "([\w-]+)";(.*?)\n\}/gs),
].map(([, name = '', rules = '']) => ({ name, colours: coloursIn(rules) }));

const parts = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

/** The inks of the lines that tell what is chosen, or where one is. */
function lineInks(): string[] {
  const state = String.raw`(?:aria-selected|aria-\[current=\w+\]|has-checked)`;
  const line = String.raw`(?:border|outline|after:bg)-([a-z][a-z0-9-]*)`;
  const found = [...parts.matchAll(new RegExp(`${state}:${line}`, 'g'))].map(([, token = '']) => token);
  return [...new Set(found)].filter((token) => token !== 'transparent');
}

/** The ink of the stars that count. */
function starInks(): string[] {
  const drawn = renderToStaticMarkup(
    <StarField label="Your rating" most={5} rating={2} nameOf={String} onRate={() => {}} />,
  );
  const stars = [...drawn.matchAll(/<svg[^>]*class="([^"]*)"/g)].map(([, classes = '']) => classes);
  return stars.slice(0, 2).flatMap((classes) => /\btext-([a-z0-9-]+)(?=\s|$)/.exec(classes)?.[1] ?? []);
}

test('what tells what is chosen, or where one is, stands out in either theme', () => {
  const inks = [...lineInks(), ...starInks()];
  expect(inks).toContain('primary');
  expect(themes).toHaveLength(2);
  const faint = themes.flatMap(({ name, colours }) =>
    inks.flatMap((ink) =>
      grounds
        .filter((ground) => contrast(colours.get(ink), colours.get(ground)) < enough)
        .map((ground) => `${ink} on ${ground} in ${name}`),
    ),
  );
  expect(faint).toEqual([]);
});

/** The relative luminance of each colour of a theme, 0 to 1, by its name. */
function coloursIn(rules: string): Map<string, number> {
  const found = rules.matchAll(/--color-([\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g);
  return new Map(
    [...found].map(([, name = '', l, c, h]) => [name, luminance(Number(l) / 100, Number(c), Number(h))]),
  );
}

/** By way of Oklab and linear sRGB (https://bottosson.github.io/posts/oklab/), as WCAG weighs that. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const [red = 0, green = 0, blue = 0] = linear.map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number | undefined, other: number | undefined): number {
  if (one === undefined || other === undefined) throw new Error('A theme lacks a colour');
  const [dark = 0, light = 0] = [one, other].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
