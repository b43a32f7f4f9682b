import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import * as z from 'zod';
import { adminDirectoryEndpoint } from '#sync/endpoints/admin.ts';
import { unless } from '../outside/unless.ts';

const most = 10;
/** A file system takes 255 bytes; a letter may be four. */
const longestName = 50;
const reportSchema = adminDirectoryEndpoint.reply.shape.imports.element;
type Report = z.infer<typeof reportSchema>;

/** What the newest imports did, by the reports that they left in `DATA_DIR/imports`, newest first. */
export async function importReports(dataDir: string): Promise<Report[]> {
  const folder = join(dataDir, 'imports');
  const names = (await readdir(folder).catch(unless('ENOENT'))) ?? [];
  const reports: Report[] = [];
  // Each may be of megabytes, and nobody takes old ones away.
  for (const name of names.filter((name) => name.endsWith('.json')).sort(byEnd)) {
    const report = await read(name);
    if (report) reports.push(report);
    if (reports.length === most) break;
  }
  return reports.sort((a, b) => b.startedAt.localeCompare(a.startedAt));

  /** A file that is no report of ours is left out. */
  async function read(name: string): Promise<Report | null> {
    const text = await readFile(join(folder, name), 'utf8');
    try {
      return reportSchema.parse(JSON.parse(text));
    } catch (error) {
      if (error instanceof z.ZodError || error instanceof SyntaxError) return null;
      throw error;
    }
  }
}

/** Names end with when it was, the newest first. */
function byEnd(a: string, b: string): number {
  const end = (name: string) => name.slice(-'2026-03-01T09-00-00.000Z.json'.length);
  return end(b).localeCompare(end(a));
}

/** Where the report of an import that began at `startedAt` is kept, unless somebody wants it elsewhere. */
export function reportFile(dataDir: string, file: string, startedAt: string): string {
  const name = basename(file, extname(file))
    .replace(/[^\p{L}\p{N} _-]+/gu, '-')
    .slice(0, longestName);
  return join(dataDir, 'imports', `${name}-${startedAt.replaceAll(':', '-')}.json`);
}

export async function keepReport(path: string, report: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
}
