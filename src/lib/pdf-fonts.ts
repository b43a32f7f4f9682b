import type { Look } from './pdf-objects.ts';

/** Names in a page's contents, and the number of the font that each stands for there. */
type FontNames = ReadonlyMap<string, number>;

const none: FontNames = new Map();

/** For the contents of each page, by their number: the number of the page. Parts that pages share name their own fonts. */
export function pagesByContents(numbers: Iterable<number>, look: Look): Map<number, number> {
  const byContents = new Map<number, number>();
  for (const number of numbers) {
    const page = look(number);
    if (page === undefined || !/\/Type\s*\/Page\b/.test(page)) continue;
    for (const contents of referencesOf('Contents', page, look)) byContents.set(contents, number);
  }
  return byContents;
}

/** The fonts that it names itself, or that what it belongs to does. */
export function namesFor(owner: string, look: Look, levels = 8): FontNames {
  const resources = part('Resources', owner, look) ?? owner;
  const fonts = part('Font', resources, look);
  if (fonts !== undefined) {
    const references = fonts.matchAll(/\/([^\s()<>[\]{}/%]+)\s+(\d{1,10})\s+\d{1,5}\s+R\b/g);
    return new Map([...references].map(([, name = '', number]) => [name, Number(number)]));
  }
  const [, parent] = /\/Parent\s+(\d{1,10})\s/.exec(owner) ?? [];
  const above = parent === undefined ? undefined : look(Number(parent));
  return above === undefined || levels === 0 ? none : namesFor(above, look, levels - 1);
}

/** The number of the table of what its codes stand for. */
export function tableOf(font: string): number | undefined {
  const [, table] = /\/ToUnicode\s+(\d{1,10})\s/.exec(font) ?? [];
  return table === undefined ? undefined : Number(table);
}

/** Whether each byte is a letter (PDF 32000-1, 9.6): without a table, its letters stand for themselves. */
export function isSimple(font: string): boolean {
  return !/\/Subtype\s*\/Type0\b/.test(font);
}

/** A dictionary within another, or the one that it refers to; inner ones end it early, which those of fonts have not. */
function part(key: string, owner: string, look: Look): string | undefined {
  const entry = new RegExp(`/${key}\\s*(?:(\\d{1,10})\\s+\\d{1,5}\\s+R\\b|<<)`).exec(owner);
  if (!entry) return undefined;
  if (entry[1] !== undefined) return look(Number(entry[1]));
  const from = entry.index + entry[0].length;
  if (key === 'Resources') return owner.slice(from);
  const to = owner.indexOf('>>', from);
  return owner.slice(from, to === -1 ? undefined : to);
}

function referencesOf(key: string, owner: string, look: Look): number[] {
  const [, list, one] =
    new RegExp(`/${key}\\s*(?:\\[([^[\\]]*)\\]|(\\d{1,10})\\s+\\d{1,5}\\s+R\\b)`).exec(owner) ?? [];
  // The one may itself be a list.
  const all = list ?? (/^\s*\[([^[\]]*)\]/.exec(look(Number(one)) ?? '') ?? [])[1];
  if (all === undefined) return one === undefined ? [] : [Number(one)];
  return [...all.matchAll(/(\d{1,10})\s+\d{1,5}\s+R\b/g)].map(([, number]) => Number(number));
}
