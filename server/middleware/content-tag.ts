import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

const known = new Map<string, { asOf: string; tag: string }>();

/** An ETag of what a file holds. It is read again only where its size or its time is another. */
export async function contentTag(file: string): Promise<string> {
  const { size, mtimeMs } = await stat(file);
  const asOf = `${size} ${mtimeMs}`;
  const before = known.get(file);
  if (before?.asOf === asOf) return before.tag;
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('base64url');
  const tag = `"${hash}"`;
  known.set(file, { asOf, tag });
  return tag;
}
