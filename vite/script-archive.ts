import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { scriptsBehind } from './shared-scripts.ts';
import { importsIn, withImports } from './with-imports.ts';

/**
 * Gathers the scripts that do not come by themselves whatever page one reads, those of the screens, in one file for the service worker
 * (src/pwa/bring-archive.ts): a hundred that are asked for one by one cost a round trip each. A line of it is the JSON of an
 * address and of the script there. `writing` makes it of the finished app, `telling` writes its address into the worker.
 */
export function scriptArchive(): { writing: Plugin; telling: Plugin } {
  let address: string | null = null;
  return {
    writing: {
      name: 'pankh:write-script-archive',
      apply: 'build',
      // Of the finished files: the bundler still writes into them after their making.
      async writeBundle({ dir = '' }, bundle) {
        const scripts = scriptsOf(bundle);
        const lines = await Promise.all(
          scripts.map(async (name) => JSON.stringify([name, await readFile(join(dir, name), 'utf8')])),
        );
        const archive = lines.map((line) => `${line}\n`).join('');
        address = `assets/screens-${createHash('sha256').update(archive).digest('hex').slice(0, 8)}.txt`;
        await writeFile(join(dir, address), archive);
      },
    },
    telling: {
      name: 'pankh:tell-script-archive',
      enforce: 'pre',
      load: {
        filter: { id: /\/src\/pwa\/script-archive\.ts$/ },
        handler: () => `export const scriptArchive = ${JSON.stringify(address)};`,
      },
    },
  };
}

/** The names of those that do not come to a page by themselves. */
function scriptsOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const coming = chunks.filter(({ isEntry, name }) => isEntry || scriptsBehind.includes(name));
  const brought = withImports(
    coming.map(({ fileName }) => fileName),
    importsIn(bundle),
  );
  return chunks
    .map(({ fileName }) => fileName)
    .filter((script) => !brought.has(script))
    .toSorted();
}
