import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import * as z from 'zod';
import { adminDirectoryEndpoint } from '#sync/endpoints/admin.ts';

const most = 10;
const reportSchema = adminDirectoryEndpoint.reply.shape.imports.element;
type Report = z.infer<typeof reportSchema>;

/** What the newest imports did, by the reports that they left in `DATA_DIR/imports`, newest first. */
export async function importReports(dataDir: string): Promise<Report[]> {
  const folder = join(dataDir, 'imports');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const reports = await Promise.all(names.filter((name) => name.endsWith('.json')).map(read));
  return reports
    .flatMap((report) => report ?? [])
    .sort((a, b) => b.startedAt.localeCompare(a.startedAt))
    .slice(0, most);

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

/** Where the report of an import that began at `startedAt` is kept, unless somebody wants it elsewhere. */
export function reportFile(dataDir: string, file: string, startedAt: string): string {
  const name = basename(file, extname(file)).replace(/[^\p{L}\p{N} _-]+/gu, '-');
  return join(dataDir, 'imports', `${name}-${startedAt.replaceAll(':', '-')}.json`);
}

export async function keepReport(path: string, report: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
}
