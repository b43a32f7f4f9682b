import type { Font } from './pdf-shown-text.ts';

/** The numbered things of a file: what is said of each, without the data of streams. */
export type Objects = ReadonlyMap<number, string>;

/** Names in a page's contents, and the number of the font that each stands for there. */
export type FontNames = ReadonlyMap<string, number>;

const none: FontNames = new Map();

/** For the contents of each page, by their number: which fonts they name. Parts that pages share name their own. */
export function fontsByContents(objects: Objects): Map<number, FontNames> {
  const byContents = new Map<number, FontNames>();
  for (const page of objects.values()) {
    if (!/\/Type\s*\/Page\b/.test(page)) continue;
    const names = namesFor(page, objects);
    for (const contents of referencesOf('Contents', page, objects)) byContents.set(contents, names);
  }
  return byContents;
}

/** The fonts that it names itself, or that what it belongs to does. */
export function namesFor(owner: string, objects: Objects, levels = 8): FontNames {
  const resources = part('Resources', owner, objects) ?? owner;
  const fonts = part('Font', resources, objects);
  if (fonts !== undefined) {
    const references = fonts.matchAll(/\/([^\s()<>[\]{}/%]+)\s+(\d{1,10})\s+\d{1,5}\s+R\b/g);
    return new Map([...references].map(([, name = '', number]) => [name, Number(number)]));
  }
  const [, parent] = /\/Parent\s+(\d{1,10})\s/.exec(owner) ?? [];
  const above = parent === undefined ? undefined : objects.get(Number(parent));
  return above === undefined || levels === 0 ? none : namesFor(above, objects, levels - 1);
}

/** The number of the table of what its codes stand for; without one, whether its letters stand for themselves. */
export function tableOf(font: string): number | Exclude<Font, object> {
  const [, table] = /\/ToUnicode\s+(\d{1,10})\s/.exec(font) ?? [];
  if (table !== undefined) return Number(table);
  return /\/Subtype\s*\/Type0\b/.test(font) ? null : 'common';
}

/** A dictionary within another, or the one that it refers to; inner ones end it early, which those of fonts have not. */
function part(key: string, owner: string, objects: Objects): string | undefined {
  const entry = new RegExp(`/${key}\\s*(?:(\\d{1,10})\\s+\\d{1,5}\\s+R\\b|<<)`).exec(owner);
  if (!entry) return undefined;
  if (entry[1] !== undefined) return objects.get(Number(entry[1]));
  const from = entry.index + entry[0].length;
  if (key === 'Resources') return owner.slice(from);
  const to = owner.indexOf('>>', from);
  return owner.slice(from, to === -1 ? undefined : to);
}

function referencesOf(key: string, owner: string, objects: Objects): number[] {
  const [, list, one] =
    new RegExp(`/${key}\\s*(?:\\[([^[\\]]*)\\]|(\\d{1,10})\\s+\\d{1,5}\\s+R\\b)`).exec(owner) ?? [];
  // The one may itself be a list.
  const all = list ?? (/^\s*\[([^[\]]*)\]/.exec(objects.get(Number(one)) ?? '') ?? [])[1];
  if (all === undefined) return one === undefined ? [] : [Number(one)];
  return [...all.matchAll(/(\d{1,10})\s+\d{1,5}\s+R\b/g)].map(([, number]) => Number(number));
}
