import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { siteMap } from '#sync/site-map.ts';
import { pageScripts } from './page-scripts.ts';

/** A build in which every source is a script of its own, by its own name. */
const bundle = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join('src', path))
    .map((fileName) => [
      fileName,
      {
        type: 'chunk',
        fileName,
        facadeModuleId: join(import.meta.dirname, '..', fileName),
        moduleIds: [],
        imports: [],
        isEntry: fileName === 'src/main.tsx',
      },
    ]),
);

async function told(): Promise<Record<string, string[]>> {
  const { noting, telling } = pageScripts();
  await run(noting.generateBundle, {}, bundle);
  const { handler } = telling.load as { handler: () => string };
  return JSON.parse(handler().replace('export const pageScripts = ', '').replace(/;$/, ''));
}

function run(hook: Plugin['generateBundle'], ...given: unknown[]) {
  return (hook as unknown as (...given: unknown[]) => Promise<void>)(...given);
}

test('of every screen but the texts the service worker is told which scripts it needs', async () => {
  const paths = Object.keys(await told());
  const untold = siteMap.map(({ path }) => path).filter((path) => !paths.includes(path));
  const texts = ['/privacy', '/terms', '/refunds', '/how-it-works', '/partners'];
  expect(new Set(untold)).toEqual(new Set([...texts, '/entrepreneur-faq', '/investor-faq']));
});

test('a screen that one comes to from others needs the script of those, too', async () => {
  expect(await told()).toMatchObject({
    '/dashboard': expect.arrayContaining(['/src/own-routes.tsx', '/src/pages/dashboard/dashboard-page.tsx']),
  });
});
