import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { drawnPages } from './vite/drawn-pages.ts';
import { plainImports, tellingImports } from './vite/import-helper.ts';
import { pageScripts } from './vite/page-scripts.ts';
import { scriptArchive } from './vite/script-archive.ts';
import { sharedScripts } from './vite/shared-scripts.ts';
import { splashImages } from './vite/splash-images.ts';
import { stylesFirst } from './vite/styles-first.ts';

const scripts = pageScripts();
const shares = sharedScripts();
const archive = scriptArchive();
const api = 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    withoutEval(),
    tellingImports(),
    stylesFirst(),
    splashImages(),
    scripts.noting,
    archive.writing,
    installable(),
    drawnPages(),
    precompressed(),
  ],
  // For a React that lacked what ours has.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/files': api } },
  // Workers split into chunks like the app, which the default (iife) cannot.
  worker: { format: 'es', plugins: () => [withoutEval()] },
  build: {
    // A second one would come after what it paints: our helper for `import()` waits for none.
    cssCodeSplit: false,
    // What many pages share is one script: forty small ones would cost a request each, and compress worse. Of 12 to 26 for
    // "many" 16 leaves the fullest page the fewest bytes (2026-11-27).
    rolldownOptions: {
      output: {
        // The first script names some sixty others, in letters by chance that cannot be compressed: of sixteen they cost less.
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [
            { name: shares.common, test: /\/src\/(ui|lib)\/|lucide-react/, minShareCount: 16, priority: 1 },
            { name: shares.shared, includeDependenciesRecursively: false },
          ],
        },
      },
    },
    // Data: addresses would need more room in the content security policy, and could not be cached apart.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The names of what each page brings along would be a tenth of the first script. The server names those of the page it
      // sends (vite/drawn-pages.ts); by the next page the service worker has them all.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
  },
});

function installable() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/pwa',
    filename: 'sw.js',
    // src/pwa/update.ts registers the worker: the plugin's own script knows neither Trusted Types nor our prompt.
    injectRegister: false,
    manifest: JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
    includeAssets: ['icons/icon.svg', 'icons/apple-touch-icon.png'],
    injectManifest: {
      globPatterns: ['**/*.{js,css,html,woff2}'],
      // 121 KB for the few names that are written in it; without a network the device's own Devanagari serves.
      // What repairs a broken worker comes from the network, or not at all.
      globIgnores: ['**/*devanagari*', 'recover-worker.js'],
      buildPlugins: { vite: [withoutEval(), plainImports(), scripts.telling, archive.telling] },
    },
    integration: {
      // The plugin names the output after the source; the address /sw.js may never change, the source follows the house's names.
      beforeBuildServiceWorker: (options) => {
        options.swSrc = join(import.meta.dirname, 'src/pwa/service-worker.ts');
      },
      // One file, as the plugin wants it, in the words of this Vite; and no louder than the build around it.
      configureCustomSWViteBuild: (worker) => {
        const output = { entryFileNames: 'sw.mjs', codeSplitting: false };
        worker.logLevel = 'error';
        worker.build = { ...worker.build, rollupOptions: { ...worker.build?.rollupOptions, output } };
      },
    },
  });
}

/**
 * Zod compiles its schemas with `new Function` where it may. The content security policy forbids that, and browsers report even
 * the try. Its `jitless` setting must hold before the first schema exists, which the order of bundled chunks cannot promise.
 */
function withoutEval(): Plugin {
  return {
    name: 'pankh:without-eval',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js$/ },
      handler(code) {
        const changed = code.replace('__zod_globalConfig = {}', '__zod_globalConfig = { jitless: true }');
        if (changed === code) this.error('zod no longer keeps its settings in __zod_globalConfig');
        return { code: changed, map: null };
      },
    },
  };
}

/** Writes a .br and a .gz beside each text file of the finished build, the service worker included; the server sends those. */
function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'pankh:precompressed',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async (failure?: Error) => {
        if (failure) return;
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const texts = entries.filter((entry) => entry.isFile() && isText(entry.name));
        await Promise.all(texts.map((entry) => compress(join(entry.parentPath, entry.name))));
      },
    },
  };
}

function isText(name: string) {
  // What is hidden is never sent.
  return (
    !name.startsWith('.') &&
    ['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest'].includes(extname(name))
  );
}

async function compress(path: string) {
  const plain = await readFile(path);
  const variants = {
    br: await promisify(brotliCompress)(plain),
    gz: await promisify(gzip)(plain, { level: 9 }),
  };
  for (const [ending, bytes] of Object.entries(variants)) {
    if (bytes.length < plain.length) await writeFile(`${path}.${ending}`, bytes);
  }
}
