import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere } from '#src/testing/here.ts';
import { UiPage } from './ui-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const pages = join(import.meta.dirname, '..');
/** Where what several screens are made of stands. */
const shared = [join(pages, '../ui'), join(pages, 'forms'), join(pages, 'sharing')];

/** What stands on no shelf, and why. */
const elsewhere = new Map([
  ['TwoPanes', 'fills the whole window: the conversations are in one'],
  ['KeptForm', 'a FieldsForm whose words the device keeps, which asks its database'],
  ['MessageToUsForm', 'keeps its words on the device, too: it stands whole on /contact and /help'],
]);

test('the page of the design system shows every component of it', () => {
  const made = shared.flatMap((folder) => partsOf(folder).flatMap(({ text }) => componentsOf(text)));
  const shelves = partsOf(import.meta.dirname)
    .map(({ text }) => text)
    .join('\n');
  expect(made.length).toBeGreaterThan(130);
  expect(made.filter((name) => !elsewhere.has(name) && !new RegExp(`<${name}\\b`).test(shelves))).toEqual([]);
  // A reason outlives nothing.
  expect([...elsewhere.keys()].filter((name) => !made.includes(name))).toEqual([]);
});

test('every shelf stands on the page', () => {
  const page = readFileSync(join(import.meta.dirname, 'ui-page.tsx'), 'utf8');
  const shelves = partsOf(import.meta.dirname).filter(({ text }) => text.includes('<Shelf '));
  expect(shelves.length).toBeGreaterThan(8);
  for (const { name, text } of shelves)
    expect(
      componentsOf(text).every((shelf) => page.includes(`<${shelf} />`)),
      name,
    ).toBe(true);
});

test('the page is drawn whole, each shelf under its heading', async () => {
  await nobodyHere();
  const drawn = await drawScreen(<UiPage />);
  const titles = partsOf(import.meta.dirname).flatMap(({ text }) =>
    [...text.matchAll(/<Shelf\s+title="([^"]+)"/g)].flatMap(([, title]) => title ?? []),
  );
  expect(titles.length).toBeGreaterThan(8);
  for (const title of titles) expect(drawn).toContain(`${title.replaceAll('&', '&amp;')}</h2>`);
});

function partsOf(folder: string) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

function componentsOf(text: string): string[] {
  return [...text.matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)].flatMap(([, name]) => name ?? []);
}
