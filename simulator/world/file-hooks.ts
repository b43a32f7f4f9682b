import { registerHooks } from 'node:module';

/** The server's own code for files of messages, on a disk in memory. To be loaded before the server. */
const disk = new URL('./server-disk.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const isFiles = context.parentURL?.endsWith('/server/outside/attachment-files.ts');
    if (!isFiles || !specifier.startsWith('node:fs')) return next(specifier, context);
    return { url: disk, format: 'module-typescript', shortCircuit: true };
  },
});
