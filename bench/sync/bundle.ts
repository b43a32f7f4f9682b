import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

// With the parts that our server fills in.
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <!--head--><title>Bench</title><!--/head-->
    <link rel="icon" href="data:," />
    <script type="module" src="/assets/bench.js"></script>
  </head>
  <body><div id="root"></div><noscript></noscript></body>
</html>`;

/** Builds a module for production as the one script of a bare page in `folder`. Answers its size, gzip, in bytes. */
export async function bundle(entry: string, folder: string, external: (id: string) => boolean = () => false) {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 5_000,
      rollupOptions: {
        input: entry,
        external,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/bench.js', codeSplitting: false },
      },
    },
  });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), page);
  return gzipSync(await readFile(join(folder, 'assets/bench.js')), { level: 9 }).length;
}
