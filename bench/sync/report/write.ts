import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chart } from './chart.ts';
import { markdown } from './markdown.ts';
import type { Report } from './report.ts';

const folder = join(import.meta.dirname, '../../../docs/bench');

export async function writeReport(report: Report): Promise<void> {
  await writeFile(join(folder, 'sync.svg'), chart(report));
  await writeFile(join(folder, 'sync.md'), await markdown(report));
  console.log('Written: docs/bench/sync.md, docs/bench/sync.svg');
}
