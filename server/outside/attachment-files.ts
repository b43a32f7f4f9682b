import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unless } from './unless.ts';

/** Whose file, by its content. Both are names of folders and files: hex digits and hyphens, nothing else. */
export type FileKey = { accountId: string; hash: string };

const unfinished = '.part';

/** The bytes of files that go along with messages: a folder for each person. One that is not whole has another ending. */
export function attachmentFiles(dataDir: string) {
  const root = join(dataDir, 'attachments');
  const folderOf = (accountId: string) => join(root, accountId);
  const pathOf = ({ accountId, hash }: FileKey) => join(folderOf(accountId), hash);
  const partOf = (key: FileKey) => pathOf(key) + unfinished;

  return {
    /** Bytes of the whole file; null where it is not there. */
    whole: (key: FileKey) => sizeOf(pathOf(key)),
    /** Bytes of a file that is still on its way. */
    begun: async (key: FileKey) => (await sizeOf(partOf(key))) ?? 0,
    /** How many files of a person are on their way, and the bytes of all of them. */
    async unfinished(accountId: string): Promise<{ count: number; size: number }> {
      const names = (await namesIn(folderOf(accountId))).filter((name) => name.endsWith(unfinished));
      const sizes = await Promise.all(names.map((name) => sizeOf(join(folderOf(accountId), name))));
      return { count: names.length, size: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) };
    },
    async append(key: FileKey, bytes: Buffer, from: number): Promise<void> {
      await mkdir(folderOf(key.accountId), { recursive: true });
      const file = await open(partOf(key), from === 0 ? 'w' : 'r+');
      try {
        await file.write(bytes, 0, bytes.length, from);
      } finally {
        await file.close();
      }
    },
    /** What has come of a file: its hash, and how it begins. Undefined where another has finished it or let go of it. */
    async lookAt(key: FileKey, headLength: number): Promise<{ hash: string; head: Buffer } | undefined> {
      const seen = async () => {
        const hash = createHash('sha256');
        let head = Buffer.alloc(0);
        for await (const bytes of createReadStream(partOf(key))) {
          hash.update(bytes);
          if (head.length < headLength) head = Buffer.concat([head, bytes]).subarray(0, headLength);
        }
        return { hash: hash.digest('hex'), head };
      };
      return seen().catch(unless('ENOENT'));
    },
    /** It is whole, and outlives the power: only then may anybody be told. False where another has finished it or let go of it. */
    async finish(key: FileKey): Promise<boolean> {
      const whole = async () => {
        await synced(partOf(key));
        await rename(partOf(key), pathOf(key));
        await synced(folderOf(key.accountId));
        return true;
      };
      return (await whole().catch(unless('ENOENT'))) ?? false;
    },
    dropPart: (key: FileKey) => rm(partOf(key), { force: true }),
    remove: (key: FileKey) => rm(pathOf(key), { force: true }),
    /** From so many bytes on. */
    read: (key: FileKey, from = 0): ReadStream => createReadStream(pathOf(key), { start: from }),
    people: () => namesIn(root),
    /** A person's files and when they were last written to, in ms; `isWhole`: not on its way any more. */
    async filesOf(accountId: string) {
      const found = (await namesIn(folderOf(accountId))).map(async (name) => {
        // Gone meanwhile, or whole and under its other name.
        const found = await stat(join(folderOf(accountId), name)).catch(unless('ENOENT'));
        if (!found) return [];
        const isWhole = !name.endsWith(unfinished);
        return [{ hash: name.replace(unfinished, ''), isWhole, writtenAt: found.mtimeMs }];
      });
      return (await Promise.all(found)).flat();
    },
    /** Unless there is anything in it. */
    removeFolder: (accountId: string) => rmdir(folderOf(accountId)).catch(unless('ENOTEMPTY', 'ENOENT')),
  };
}

async function sizeOf(path: string): Promise<number | null> {
  return (await stat(path).catch(unless('ENOENT')))?.size ?? null;
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(unless('ENOENT'))) ?? [];
}

async function synced(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
