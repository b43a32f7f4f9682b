import { join } from 'node:path';
import { bundle } from './bundle.ts';

export type EngineSize = {
  /** What any product would need to sync as this one does. */
  engine: number;
  /** The engine with this product's mutations, rows and rules, which run on the device too, and its words for them. */
  product: number;
  /** Of these the merge of texts, word by word, which comes with the mutations that use it. */
  merge: number;
};

const library = /^(dexie|zod|react)(\/|$)/;
const ofProduct =
  /(^#sync|\/sync|^\.)\/(mutations|records|rules)\/|^#src\/content\/|\/(work-words|describe-[a-z-]+)\.ts$/;

/** From a verb to the wire and back, gzip, in bytes; without Dexie, zod and React, which the app has anyway. */
export async function engineSize(folder: string): Promise<EngineSize> {
  const entry = join(import.meta.dirname, 'ours/engine.ts');
  return {
    engine: await bundle(entry, folder, (id) => library.test(id) || ofProduct.test(id)),
    product: await bundle(entry, folder, (id) => library.test(id)),
    merge: await bundle(join(import.meta.dirname, '../../sync/merge.ts'), folder, (id) => library.test(id)),
  };
}
