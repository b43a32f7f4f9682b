import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unless } from './unless.ts';

/** Where a backup keeps the files of messages: beside the copy of the database. */
export function attachmentsBeside(file: string): string {
  return `${file}.attachments`;
}

export function attachmentsIn(dataDir: string): string {
  return join(dataDir, 'attachments');
}

/**
 * Brings into one folder what is in another, while the server runs: files are named by their content, so what is there
 * already is left alone. `exactly`: what the other has no more goes. Answers how many files that are.
 */
export async function copyAttachments(from: string, to: string, { exactly }: { exactly: boolean }) {
  const wanted = await wholeIn(from);
  const there = new Set(await wholeIn(to));
  for (const name of wanted) {
    if (there.has(name)) continue;
    const partial = `${join(to, name)}.part`;
    await mkdir(dirname(partial), { recursive: true, mode: 0o700 });
    // Let go of since it was seen: nothing is to be brought.
    if (!(await isCopied(join(from, name), partial))) continue;
    await rename(partial, join(to, name));
  }
  const known = new Set(wanted);
  if (exactly) for (const name of there) if (!known.has(name)) await rm(join(to, name), { force: true });
  return wanted.length;
}

async function isCopied(from: string, to: string): Promise<boolean> {
  const copied = copyFile(from, to).then(() => true);
  return (await copied.catch(unless('ENOENT'))) ?? false;
}

/** Every file that is not on its way, with its folder. */
async function wholeIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unless('ENOENT'));
  return (found ?? [])
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}
