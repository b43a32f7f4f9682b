import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteMap } from '#sync/site-map.ts';
import { pngSize } from './png-size.ts';

type Picture = { src: string; sizes: string; type: string };
type Manifest = {
  [name: string]: unknown;
  description: string;
  icons: (Picture & { purpose: string })[];
  screenshots: (Picture & { form_factor: string; label: string })[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
};

const manifest: Manifest = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'));
const page = readFileSync('index.html', 'utf8');

test('the app has an id, begins at its root, and says what it is in 324 characters at most', () => {
  const { id, scope, start_url, lang, dir, categories, display } = manifest;
  expect({ id, scope, start_url, lang, dir }).toEqual({
    id: '/',
    scope: '/',
    start_url: '/',
    lang: 'en-IN',
    dir: 'ltr',
  });
  expect(categories).toEqual(['finance', 'business', 'productivity']);
  expect([display, manifest.display_override]).toEqual(['standalone', ['standalone', 'minimal-ui']]);
  expect(manifest.description.length).toBeLessThanOrEqual(324);
});

const pictures = [
  ...manifest.icons,
  ...manifest.screenshots,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
];
test.each(pictures.map((picture) => [picture.src, picture] as const))(
  '%s is a PNG of the size it is said to have',
  (src, { sizes, type }) => {
    const { width, height } = pngSize(readFileSync(`public${src}`));
    expect([`${width}x${height}`, type]).toEqual([sizes, 'image/png']);
  },
);

test('icons are there in 192 and 512, for masks and in one colour apart; Apple’s is 180, the browser’s an SVG', () => {
  const have = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(have.toSorted()).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
    'monochrome 192x192',
    'monochrome 512x512',
  ]);
  expect(pngSize(readFileSync('public/icons/apple-touch-icon.png'))).toEqual({ width: 180, height: 180 });
  expect(page).toContain(
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" sizes="180x180" />',
  );
  expect(page).toContain('<link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />');
  expect(existsSync('public/icons/icon.svg')).toBe(true);
});

test('three pictures of a narrow screen and two of a wide one show the app, each with a label', () => {
  const of = (form: string) => manifest.screenshots.filter(({ form_factor }) => form_factor === form);
  expect([of('narrow').length, of('wide').length]).toEqual([3, 2]);
  for (const { label } of manifest.screenshots) expect(label).not.toBe('');
  // Of one form all must be of one shape, or the browser shows none.
  for (const form of ['narrow', 'wide']) expect(new Set(of(form).map(({ sizes }) => sizes)).size).toBe(1);
});

test('shortcuts lead to Explore, Drafts, Outbox and Messages, each a screen of the app', () => {
  const shown = manifest.shortcuts.map(({ name, url }) => [name, url]);
  expect(shown).toEqual([
    ['Explore', '/explore'],
    ['Drafts', '/drafts'],
    ['Outbox', '/outbox'],
    ['Messages', '/messages'],
  ]);
  const screens = siteMap.map(({ path }) => path.replace(/\/:\w+\?$/, ''));
  for (const { url } of manifest.shortcuts) expect(screens).toContain(url);
});

test('a shared text or PDF, a list of investors and a link of our own open in the app, in the window that is there', () => {
  expect(manifest.share_target).toEqual({
    action: '/share-target',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'files', accept: ['application/pdf', '.pdf', 'text/plain', '.txt'] }],
    },
  });
  expect(manifest.file_handlers).toEqual([
    { action: '/admin/directory', accept: { 'text/csv': ['.csv'] }, launch_type: 'single-client' },
  ]);
  expect(manifest.protocol_handlers).toEqual([{ protocol: 'web+pankh', url: '/open?link=%s' }]);
  // Focused alone, the window that is there would never be sent what is shared.
  expect(manifest.launch_handler).toEqual({ client_mode: ['navigate-existing', 'auto'] });
});
