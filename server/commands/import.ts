import { createReadStream, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { listSource } from '#sync/endpoints/admin-import.ts';
import { readDay } from '../directory/day.ts';
import { importInvestors, type ListOrigin } from '../directory/import-investors.ts';
import { importOpportunities } from '../directory/import-opportunities.ts';
import type { ImportReport } from '../directory/import-report.ts';
import { keepReport, reportFile } from '../directory/import-reports.ts';
import { investorTable, namesOfColumns } from '../directory/investor-table.ts';
import { type Mapping, mappedColumns, parseMapping } from '../directory/opportunity-mapping.ts';
import { readRows } from '../directory/read-rows.ts';
import { readTable } from '../directory/read-table.ts';
import { readSettings } from '../env.ts';
import { readArguments, runCommand } from './command-line.ts';
import { importHelp } from './import-help.ts';
import { countingBytes, createProgress } from './import-progress.ts';
import { openBeside } from './open-beside.ts';

/** 32 MB. */
const checkpointPages = 8_000;
const stoppedLate =
  '\nStopped. The file is imported whole; the server or the next import finishes what was under way.';

await runCommand(async () => {
  const { named: file, values } = readArguments(importHelp, {
    'dry-run': { type: 'boolean' },
    report: { type: 'string' },
    kind: { type: 'string', default: 'investors' },
    mapping: { type: 'string' },
    source: { type: 'string' },
    'as-of': { type: 'string' },
  });
  const { kind, mapping: mappingFile, 'dry-run': dryRun = false } = values;
  if (kind !== 'investors' && kind !== 'opportunities')
    throw new Error('--kind is investors or opportunities.');
  if (kind === 'opportunities' && !mappingFile)
    throw new Error('--kind opportunities needs --mapping FILE.json.');
  const { size } = fileOrFault(file);
  const mapping = mappingFile ? parseMapping(textOf(mappingFile)) : null;
  const { DATA_DIR } = readSettings(process.env);
  const startedAt = new Date().toISOString();
  const origin = originGiven(startedAt, values);
  const reportPath = values.report ?? reportFile(DATA_DIR, file, startedAt);
  const database = await openBeside(DATA_DIR, { checkpointPages });
  const progress = createProgress(size);
  process.once('SIGINT', () => {
    console.error(progress.isPublished() ? stoppedLate : '\nStopped. Nothing of this file was imported.');
    process.exit(130);
  });
  try {
    const rows = readRows(countingBytes(createReadStream(file), progress.bytes));
    const now = () => new Date().toISOString();
    const options = { dryRun, onProgress: progress.rows };
    const { report, ...columns } =
      mapping && kind === 'opportunities' ? await deals(mapping) : await investors();
    process.removeAllListeners('SIGINT');
    progress.stop();
    const about = { file: basename(file), kind, dryRun, startedAt, finishedAt: new Date().toISOString() };
    await keepReport(reportPath, { ...about, ...columns, ...report });
    console.log(summary(report, columns, dryRun));
    console.log(`Report: ${reportPath}`);

    async function investors() {
      const table = await investorTable(rows);
      const report = await importInvestors(database, table.rows, {
        ...options,
        origin,
        untold: table.untold,
        onStep: progress.publishing,
        now,
      });
      return {
        report,
        unknownColumns: table.unknownColumns,
        keptColumns: namesOfColumns(table.untold),
      };
    }
    async function deals(mapping: Mapping) {
      const columns = mappedColumns(mapping);
      const table = await readTable(rows, columns, Object.keys(columns) as (keyof typeof columns)[]); // `keys` forgets the literal types
      const report = await importOpportunities(database, table.rows, { ...options, mapping, now: startedAt });
      return { report, unknownColumns: table.unknownColumns, keptColumns: [] };
    }
  } finally {
    progress.stop();
    await database.close();
  }
});

/** As it is told; else no source, and today. */
function originGiven(
  startedAt: string,
  { source, 'as-of': day }: { source?: string; 'as-of'?: string },
): ListOrigin {
  const shown = listSource.safeParse(source ?? '');
  if (!shown.success || (source !== undefined && shown.data === ''))
    throw new Error('--source is a name of at most 200 characters.');
  const today = startedAt.slice(0, 10);
  const asOf = day === undefined ? today : readDay(day).day;
  if (asOf === '' || asOf > today)
    throw new Error('--as-of is a day that is not to come, such as 2026-03-12.');
  return { source: shown.data, asOf };
}

function fileOrFault(file: string): { size: number } {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no file ${file}.`);
  if (!found.isFile()) throw new Error(`${file} is not a file.`);
  return found;
}

function textOf(file: string): string {
  fileOrFault(file);
  return readFileSync(file, 'utf8');
}

function summary(
  { totals, refused, warnings, unknownCountries }: ImportReport,
  { unknownColumns: unknown, keptColumns: kept }: { unknownColumns: string[]; keptColumns: string[] },
  dryRun: boolean,
): string {
  const { read, added, updated, unchanged } = totals;
  const countries = Object.keys(unknownCountries);
  return [
    `${dryRun ? 'Dry run, nothing written: ' : ''}${read} rows read: ${added} added, ${updated} updated, ${unchanged} unchanged, ${totals.refused} refused.`,
    ...refused.slice(0, 10).map(({ line, reason }) => `  line ${line}: ${reason}`),
    ...(refused.length > 10 ? [`  and ${refused.length - 10} more in the report`] : []),
    ...(warnings.length > 0 ? [`${warnings.length} warnings in the report.`] : []),
    ...(unknown.length > 0 ? [`Columns left out: ${unknown.join(', ')}.`] : []),
    ...(kept.length > 0 ? [`Not in the list, and kept as they are: ${kept.join(', ')}.`] : []),
    ...(countries.length > 0 ? [`Countries not known: ${countries.slice(0, 20).join(', ')}.`] : []),
  ].join('\n');
}
