import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type { DrawnPage } from '../src/draw-pages.tsx';
import { scriptsBehind } from './shared-scripts.ts';
import { withImports } from './with-imports.ts';

const root = join(import.meta.dirname, '..');

/** A script of the build: what it brings along at once, of which source and packages it is made. */
type Script = { imports: string[]; source: string | null; packages: string[]; showsDeals: boolean };

type Drawing = {
  addressesToDraw(): string[];
  drawPage(path: string): Promise<DrawnPage>;
};

/**
 * Draws the public pages, so that they are read before, or without, any script. The server (server/pages) sends them.
 * 1. The app is built a second time, for Node, noting which source each page fetches.
 * 2. Every public address is drawn: .pages.json. What it is painted with beside what every page has is named there.
 * 3. What each page loads until it can be used is counted, and what comes to it a moment later without being asked for:
 *    .scripts.json, which scripts/budget.mjs holds to the budget: `pages` by their paths, what stands `around` each, and all
 *    that goes on `behind` them.
 */
export function drawnPages(): Plugin {
  const scripts = new Map<string, Script>();
  let entry = '';
  let around = '';
  const behind: string[] = [];
  let rupee = '';
  let folder = '';
  return {
    name: 'pankh:drawn-pages',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'asset' && chunk.names.includes('rupee.woff2')) rupee = chunk.fileName;
        if (chunk.type !== 'chunk') continue;
        if (chunk.isEntry) entry = chunk.fileName;
        if (chunk.moduleIds.some((id) => id.endsWith('/src/start-behind.ts'))) around = chunk.fileName;
        if (scriptsBehind.includes(chunk.name)) behind.push(chunk.fileName);
        scripts.set(chunk.fileName, {
          imports: chunk.imports,
          source: chunk.facadeModuleId && relative(root, chunk.facadeModuleId),
          packages: packagesOf(Object.keys(chunk.modules)),
          showsDeals: Object.keys(chunk.modules).some((id) => id.endsWith('/src/ui/deal-card.tsx')),
        });
      }
    },
    closeBundle: {
      sequential: true,
      handler: async (failure?: Error) => {
        // A build that broke off before anything was bundled comes here without its failure, which is to be told, not ours.
        if (failure || entry === '') return;
        const { drawing, fetched, remove } = await buildDrawing();
        const pages: Record<string, DrawnPage & { scripts: string[]; styles: string[]; fonts: string[] }> =
          {};
        const loads: Record<string, { gzip: number; scripts: number; packages: string[] }> = {};
        const importsOf = (file: string) => (scripts.get(file) ?? missing(file)).imports;
        const atOnce = withImports([entry], importsOf);
        const sizes = await sizesOf(folder, scripts.keys());
        const loadOf = (files: Set<string>) => ({
          gzip: [...files].reduce((sum, file) => sum + (sizes.get(file) ?? missing(file)), 0),
          scripts: files.size,
          packages: [
            ...new Set([...files].flatMap((file) => (scripts.get(file) ?? missing(file)).packages)),
          ].toSorted(byName),
        });
        for (const path of drawing.addressesToDraw()) {
          fetched.clear();
          const page = await drawing.drawPage(path);
          const own = [...scripts].flatMap(([file, { source }]) =>
            source && fetched.has(source) ? [file] : [],
          );
          if (own.length === 0) throw new Error(`The page at ${path} fetches no script of its own`);
          const all = withImports([entry, ...own], importsOf);
          // Also where it comes with the first deals, a moment later: a letter that comes after them has all lines set anew.
          const showsRupee =
            page.body.includes('₹') || [...all].some((file) => scripts.get(file)?.showsDeals);
          pages[path] = {
            ...page,
            styles: stylesOf(page.body),
            fonts: showsRupee ? [`/${rupee || missing('rupee.woff2')}`] : [],
            scripts: [...all].filter((file) => !atOnce.has(file)).map((file) => `/${file}`),
          };
          loads[path] = loadOf(all);
        }
        const following = (files: string[]) =>
          loadOf(new Set([...withImports(files, importsOf)].filter((file) => !atOnce.has(file))));
        const counted = { pages: loads, around: following([around]), behind: following(behind) };
        await remove();
        // Hidden files are never served.
        await writeFile(join(folder, '.pages.json'), JSON.stringify(pages));
        await writeFile(join(folder, '.scripts.json'), JSON.stringify(counted, null, 1));
      },
    },
  };
}

/** `remove`: of what was built for it, once all is drawn: until then parts of it are still to be imported. */
async function buildDrawing(): Promise<{
  drawing: Drawing;
  fetched: Set<string>;
  remove: () => Promise<void>;
}> {
  const folder = join(root, 'node_modules/.cache/pankh-pages');
  await mkdir(folder, { recursive: true });
  // A folder of its own each time, for Node keeps what it has loaded. The address of the file itself stays plain: its parts
  // import it by that, and by another they would get a second copy, with contexts and stores that nobody else looks into.
  const outDir = await mkdtemp(join(folder, 'drawn-'));
  const fetched = new Set<string>();
  Object.assign(globalThis, { pankhFetched: fetched });
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react(), notingImports()],
    build: { ssr: 'src/draw-pages.tsx', outDir, emptyOutDir: true, copyPublicDir: false, minify: false },
  });
  const file = pathToFileURL(join(outDir, 'draw-pages.js')).href;
  const drawing = (await import(file)) as Drawing; // the file that was just built of src/draw-pages.tsx
  return { drawing, fetched, remove: () => rm(outDir, { recursive: true }) };
}

/** Has every `import('./page')` of the app's routes say what it fetches. */
function notingImports(): Plugin {
  return {
    name: 'pankh:noting-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(app|public-routes)\.tsx$/ },
      handler(code) {
        const noting = code.replace(
          /(?<!typeof )import\('\.\/([^']+)'\)/g,
          "(globalThis.pankhFetched.add('src/$1'), import('./$1'))",
        );
        if (noting === code) this.error('the routes fetch their pages in a way that is not understood here');
        return { code: noting, map: null };
      },
    },
  };
}

/** What goes over the wire of each file, in bytes. Of the finished files: the bundler still writes into them after their making. */
async function sizesOf(folder: string, files: Iterable<string>): Promise<Map<string, number>> {
  const sizes = [...files].map(async (file): Promise<[string, number]> => {
    const code = await readFile(join(folder, file));
    return [file, gzipSync(code, { level: 9 }).length];
  });
  return new Map(await Promise.all(sizes));
}

function packagesOf(modules: string[]): string[] {
  const names = modules.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
  return [...new Set(names)];
}

/** Of every style attribute, as a content security policy names it. */
function stylesOf(body: string): string[] {
  const styles = [...body.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style);
  const escaped = styles.find((style) => style.includes('&'));
  if (escaped !== undefined) throw new Error(`A style attribute holds more than plain values: ${escaped}`);
  return [...new Set(styles)].map((style) => createHash('sha256').update(style).digest('base64'));
}

function byName(a: string, b: string): number {
  return a.localeCompare(b);
}

function missing(file: string): never {
  throw new Error(`${file} is needed, but is not in this build`);
}
