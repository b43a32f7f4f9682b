import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { withImports } from './with-imports.ts';

type Graph = Rolldown.ChunkingContext;
type Modules = ReadonlySet<string>;
type Layer = { name: string; modules: Modules };

const root = join(import.meta.dirname, '..');

/**
 * What follows a page, in the order in which it is brought: what stands around every page, what is read from the device, what
 * is told of it, and what goes on behind the screens in its steps (src/start-behind.ts). None brings along a later one. What the
 * shell brings by itself is to be named here: else it shares a script with what comes later, and has that run before the first list.
 */
const steps = {
  around: [
    'src/start-behind.ts',
    'src/pages/shell/write-head.ts',
    'src/pages/shell/after-first-list.ts',
    'src/pages/shell/install-corner.tsx',
    'src/pages/shell/more-menu.tsx',
    'src/pages/shell/shown-toast.tsx',
  ],
  live: [
    'src/data/database/open-ahead.ts',
    'src/data/database/live-answers.ts',
    'src/data/database/tab-answer.ts',
  ],
  notices: ['src/pages/shell/notices.tsx'],
  schemas: ['sync/configure-zod.ts'],
  directory: ['src/directory/search-client.ts', 'src/directory/download.ts'],
  records: ['sync/tables.ts'],
  profile: ['sync/mutations/profile.ts', 'sync/mutations/settings.ts', 'sync/mutations/investment.ts'],
  mutations: ['src/data/exchange/mutate.ts'],
  corner: ['src/pages/shell/own-corner.tsx'],
  behind: ['src/start.ts', 'src/directory/keep.ts', 'src/pwa/update.ts'],
  found: ['src/pages/explore/late-search.tsx', 'src/pages/explore/ai-results.tsx'],
};

/** The scripts that come to a page by themselves, whatever is done on it. */
export const scriptsBehind: readonly string[] = Object.keys(steps);

/** Pages that are close to what they may load at first: none of them loads a byte for another page. */
const full = {
  home: ['src/pages/home/home-page.tsx', 'src/pages/company/newsletter-form.tsx'],
  explore: ['src/pages/explore/explore-page.tsx'],
  fundraise: ['src/pages/fundraise/fundraise-page.tsx'],
  help: ['src/pages/help/help-page.tsx'],
  center: ['src/pages/help/help-center-page.tsx'],
  contact: ['src/pages/company/contact-page.tsx'],
  investors: ['src/pages/investor/investor-search-page.tsx'],
  blog: ['src/pages/company/blog-page.tsx'],
  funded: ['src/pages/company/funded-companies-page.tsx'],
  // No pages, but what two of them share, or one with that which follows every page: apart from what else it needs.
  filters: ['src/ui/filter-fold.tsx'],
  letters: ['sync/message-words.ts'],
};

/** Screens that are opened without an account share scripts of their own: whoever signs in fetches nothing of the others'. */
const kinds = {
  asks: ['src/pages/fundraise/ai-investor-search/ai-investor-box.tsx'],
  forms: [
    'src/pages/auth/login-page.tsx',
    'src/pages/auth/register-page.tsx',
    'src/pages/auth/plan/signup-page.tsx',
    'src/pages/auth/invest/invest-page.tsx',
  ],
  deals: ['src/pages/opportunity/opportunity-page.tsx', 'src/pages/pitches/submit-pitch-page.tsx'],
};

const iconIndex = '/lucide-react/dist/esm/lucide-react.mjs';

/** No page that is read at once needs these (scripts/budget.mjs). */
const late = /\/node_modules\/(dexie|zod)\//;

/**
 * Names the script in which a module that several screens share is sent; null leaves it to the bundler, which makes one of
 * whatever the very same screens share: three hundred scripts, half of them below a thousand bytes, a hundred for one screen.
 * `common` is for what so many share that every page brings it (vite.config.ts): of that only what some page needs at first, not
 * what comes with a press wherever it is pressed, as a dialog does.
 *
 * 1. What every page needs at first is left as it is.
 * 2. What pages that are read at once share goes by those of them that may load no more; the others load some for each other.
 * 3. What goes on behind the screens follows, in its steps.
 * 4. The rest is few scripts: a screen loads a tenth more than it uses, and asks a third as often.
 *
 * What is told apart so is told apart with all that it imports: no two scripts wait for each other.
 */
export function sharedScripts() {
  let known: ReturnType<typeof layersOf> | undefined;
  const common = (module: string, graph: Graph): string | null => {
    known ??= layersOf(graph);
    return known.first.has(module) || known.readAtOnce.some((modules) => modules.has(module))
      ? 'common'
      : null;
  };
  const shared = (module: string, graph: Graph): string | null => {
    known ??= layersOf(graph);
    if (known.first.has(module)) return null;
    const isShared = (known.users.get(module) ?? 0) > 1;
    const readers = known.readAtOnce.flatMap((modules, at) => (modules.has(module) ? [at] : []));
    if (readers.length > 0) {
      const users = known.full.filter(({ modules }) => modules.has(module)).map(({ name }) => name);
      return isShared ? ['pages', ...(users.length > 0 ? users : readers)].join('-') : null;
    }
    const step = known.steps.find(({ modules }) => modules.has(module));
    if (step || !isShared) return step?.name ?? null;
    return known.kinds.find(({ modules }) => modules.has(module))?.name ?? 'own';
  };
  return { common, shared };
}

function layersOf(graph: Graph) {
  const main = file('src/main.tsx');
  const pages = ['src/app.tsx', 'src/public-routes.tsx'].flatMap(
    (routes) => graph.getModuleInfo(file(routes))?.dynamicallyImportedIds ?? [],
  );
  const entries = entriesFrom(main, graph);
  const users = new Map<string, number>();
  for (const entry of entries)
    for (const module of broughtBy([entry], graph)) users.set(module, (users.get(module) ?? 0) + 1);
  return {
    users,
    first: broughtBy([main], graph),
    readAtOnce: [...new Set(pages)]
      .map((page) => broughtBy([page], graph))
      .filter((modules) => ![...modules].some((module) => late.test(module))),
    full: layers(full, graph),
    steps: layers(steps, graph),
    kinds: layers(kinds, graph),
  };
}

function layers(of: Record<string, string[]>, graph: Graph): Layer[] {
  return Object.entries(of).map(([name, files]) => {
    const gone = files.find((path) => graph.getModuleInfo(file(path)) === null);
    if (gone !== undefined)
      throw new Error(`${gone} is listed as one of "${name}", but nothing brings it along`);
    return { name, modules: broughtBy(files.map(file), graph) };
  });
}

/** The modules and all that they import before they run. */
function broughtBy(modules: string[], graph: Graph): Modules {
  return withImports(modules, (module) => importsOf(module, graph));
}

/** What a module imports; of the icons those that it names, not the index of them all. */
function importsOf(module: string, graph: Graph): string[] {
  const { importedIds = [], code } = graph.getModuleInfo(module) ?? {};
  const index = importedIds.find((imported) => imported.endsWith(iconIndex));
  if (index === undefined) return importedIds;
  const icons = iconsOf(index, graph);
  const named = [...(code ?? '').matchAll(/import \{([^}]*)\} from ["']lucide-react["']/g)]
    .flatMap(([, names = '']) => names.match(/\w+(?= as |,|\s*$)/g) ?? [])
    .map((name) => icons.get(name) ?? missing(name));
  return [...importedIds.filter((imported) => imported !== index), ...named];
}

/** The modules of the icons by the names under which the index gives them. */
function iconsOf(index: string, graph: Graph): Map<string, string> {
  const code = graph.getModuleInfo(index)?.code ?? '';
  return new Map(
    [...code.matchAll(/export \{([^}]*)\} from ['"]\.\/(icons\/[\w-]+\.mjs)['"]/g)].flatMap(
      ([, names = '', path = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [
          name,
          join(dirname(index), path),
        ]),
    ),
  );
}

/** The first module and every one that is fetched when it is needed. */
function entriesFrom(main: string, graph: Graph): Modules {
  const entries = new Set([main]);
  for (const entry of entries)
    for (const module of broughtBy([entry], graph))
      for (const fetched of graph.getModuleInfo(module)?.dynamicallyImportedIds ?? []) entries.add(fetched);
  return entries;
}

function file(path: string): string {
  return join(root, path);
}

function missing(name: string): never {
  throw new Error(`${name} is imported from lucide-react, but its index has no such icon`);
}
