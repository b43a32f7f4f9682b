import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { importsIn, withImports } from './with-imports.ts';

const root = join(import.meta.dirname, '..');

/** A screen of the routes: where it stands, of which sources it is made. */
type Screen = { path: string; sources: string[] };

/**
 * Tells the service worker which scripts the screen at each address needs, so that it names them with the page: fetched one
 * after the other as each says what it imports, they come in five turns. `noting` finds them out in the app's build, `telling`
 * writes them into the worker's, which follows it.
 */
export function pageScripts(): { noting: Plugin; telling: Plugin } {
  const found: Record<string, string[]> = {};
  return {
    noting: {
      name: 'pankh:note-page-scripts',
      apply: 'build',
      async generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry) ?? missing('the first script');
        // The page itself names these.
        const importsOf = importsIn(bundle);
        const atOnce = withImports([entry.fileName], importsOf);
        for (const { path, sources } of await screens()) {
          const own = [...sources, 'src/data/database/open-ahead.ts'].map((source) =>
            scriptOf(source, chunks),
          );
          found[path] = [...withImports(own, importsOf)]
            .filter((script) => !atOnce.has(script))
            .map((script) => `/${script}`);
        }
      },
    },
    telling: {
      name: 'pankh:tell-page-scripts',
      enforce: 'pre',
      load: {
        filter: { id: /\/src\/pwa\/page-scripts\.ts$/ },
        handler: () => `export const pageScripts = ${JSON.stringify(found)};`,
      },
    },
  };
}

/** The screens that the routes fetch, by their own words. */
async function screens(): Promise<Screen[]> {
  const [first, open, own] = await Promise.all(
    ['app', 'public-routes', 'own-routes'].map((name) => readFile(join(root, `src/${name}.tsx`), 'utf8')),
  );
  return byPath([
    ...fetchedIn(first ?? ''),
    ...fetchedIn(open ?? ''),
    ...fetchedIn(own ?? '').map(({ path, sources }) => ({
      path,
      sources: ['src/own-routes.tsx', ...sources],
    })),
  ]);
}

function fetchedIn(routes: string): Screen[] {
  // Texts and answered questions read nothing of the device: they come as they came. What stands at no address, or
  // only where the app is made, is not told.
  const fetched = [
    ...routes.matchAll(
      /\b\w+\(\s*'(?<path>[^']+)',\s*async \(\) => \(await import\('\.\/(?<source>pages\/[^']+)'\)\)/g,
    ),
  ];
  const all = routes.match(/(?<!\bnull,\s*async \(\) => \()\bawait import\('\.\/pages\/(?!dev\/)/g) ?? [];
  if (fetched.length === 0 || fetched.length !== all.length)
    throw new Error('The routes fetch their pages in a way that is not understood here');
  return fetched.map(({ groups }) => ({ path: groups?.path ?? '', sources: [`src/${groups?.source}`] }));
}

/** Several parts may stand at one address. */
function byPath(all: Screen[]): Screen[] {
  const paths = Map.groupBy(all, ({ path }) => path);
  return [...paths].map(([path, parts]) => ({ path, sources: parts.flatMap(({ sources }) => sources) }));
}

function scriptOf(source: string, chunks: Rolldown.OutputChunk[]): string {
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, source)) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(join(root, source))) ??
    missing(source);
  return chunk.fileName;
}

function missing(what: string): never {
  throw new Error(`${what} is needed, but is not in this build`);
}
