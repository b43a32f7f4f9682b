import type { Database } from '../db/connection.ts';
import { looseFile, tightenFile } from '../db/directory-files.ts';
import { compressed, expanded, hardest } from './file-bytes.ts';

/** Brings every file in use into its smallest form, one after another, until all are or `isOver`. */
export async function tightenFiles({ write }: Pick<Database, 'write'>, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const file = await looseFile(write, hardest);
    if (!file) return;
    const smaller = await compressed(await expanded(file.bytes), hardest);
    const bytes = smaller.length < file.bytes.length ? smaller : file.bytes;
    await tightenFile(write, { hash: file.hash, quality: hardest, bytes });
  }
}
