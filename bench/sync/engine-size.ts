import { join } from 'node:path';
import { bundle } from './bundle.ts';

/**
 * The engine alone, gzip, in bytes: everything from a verb to the wire and back, without Dexie, zod (with the schemas' own
 * code counted) and React, which the app has anyway.
 */
export function engineSize(folder: string): Promise<number> {
  return bundle(join(import.meta.dirname, 'ours/engine.ts'), folder, (id) =>
    /^(dexie|zod|react)(\/|$)/.test(id),
  );
}
