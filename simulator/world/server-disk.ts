import { Readable } from 'node:stream';

// Stands in the place of `node:fs` for the server's own code for files of messages (`file-hooks.ts`): a disk in memory that
// answers at once and in order, so that a history goes the same way again, and on which a file is as old as the world says.

type Bytes = { bytes: Buffer; mtimeMs: number };

const files = new Map<string, Bytes>();
const folders = new Set<string>();

/** What lies on it, by path: for the checks. */
export function filesOnDisk(folder: string): Map<string, Buffer> {
  const found = [...files].filter(([path]) => path.startsWith(`${folder}/`));
  return new Map(found.map(([path, { bytes }]) => [path, bytes]));
}

/** A world that ends takes its files along. */
export function emptyDisk(folder: string): void {
  for (const path of files.keys()) if (path.startsWith(`${folder}/`)) files.delete(path);
  for (const path of folders) if (path.startsWith(`${folder}/`)) folders.delete(path);
}

export async function mkdir(path: string): Promise<void> {
  const names = path.split('/');
  for (let depth = 2; depth <= names.length; depth += 1) folders.add(names.slice(0, depth).join('/'));
}

export async function stat(path: string): Promise<{ size: number; mtimeMs: number }> {
  const { bytes, mtimeMs } = at(path);
  return { size: bytes.length, mtimeMs };
}

export async function open(path: string, flags: 'r' | 'r+' | 'w') {
  if (flags === 'w') files.set(path, { bytes: Buffer.alloc(0), mtimeMs: Date.now() });
  if (!folders.has(path)) at(path);
  return {
    async write(bytes: Buffer, offset: number, length: number, position: number): Promise<void> {
      const before = at(path).bytes;
      const after = Buffer.alloc(Math.max(before.length, position + length));
      before.copy(after);
      bytes.copy(after, position, offset, offset + length);
      files.set(path, { bytes: after, mtimeMs: Date.now() });
    },
    async sync(): Promise<void> {},
    async close(): Promise<void> {},
  };
}

export async function rename(from: string, to: string): Promise<void> {
  files.set(to, at(from));
  files.delete(from);
}

export async function rm(path: string): Promise<void> {
  files.delete(path);
}

export async function readdir(path: string): Promise<string[]> {
  if (!folders.has(path)) throw missing(path);
  const names = [...files.keys(), ...folders]
    .filter((other) => other.startsWith(`${path}/`))
    .map((other) => other.slice(path.length + 1).split('/')[0] ?? '');
  return [...new Set(names)];
}

export async function rmdir(path: string): Promise<void> {
  if ((await readdir(path)).length > 0)
    throw Object.assign(new Error(`${path} is not empty`), { code: 'ENOTEMPTY' });
  folders.delete(path);
}

export function createReadStream(path: string): Readable {
  return Readable.from([at(path).bytes]);
}

function at(path: string): Bytes {
  const found = files.get(path);
  if (!found) throw missing(path);
  return found;
}

function missing(path: string): Error {
  return Object.assign(new Error(`There is no ${path}`), { code: 'ENOENT' });
}
