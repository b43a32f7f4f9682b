import type { Database, Db } from '../db/connection.ts';
import {
  beginStaging,
  endStaging,
  repeatedRows,
  type StagedInvestor,
  stage,
} from '../db/directory-staging.ts';
import { emptyReport, type ImportReport, refuseRow } from './import-report.ts';
import { inTurn } from './in-turn.ts';
import { investorIdentity } from './investor-identity.ts';
import { type InvestorColumn, normaliseInvestor } from './normalise-investor.ts';
import { type OnPublishing, publishStaged } from './publish-staged.ts';
import type { ParsedRow } from './read-table.ts';

export type ImportOptions = { dryRun?: boolean; onProgress?: (rows: number) => void };
type InvestorOptions = ImportOptions & { onStep?: OnPublishing; now: () => string };

const batchSize = 500;

/**
 * Brings a list's rows into the directory, all or none of them: they are read and judged first, beside the database,
 * then published in one transaction. Firms that the list does not name stay as they are.
 */
export async function importInvestors(
  { write }: Pick<Database, 'write'>,
  rows: AsyncIterable<ParsedRow<InvestorColumn>> | Iterable<ParsedRow<InvestorColumn>>,
  { dryRun = false, onProgress = () => {}, onStep, now }: InvestorOptions,
): Promise<ImportReport> {
  return inTurn(write, async () => {
    const report = emptyReport();
    await stageList(write, rows, { report, onProgress });
    Object.assign(report.totals, await publishStaged(write, { dryRun, now, onStep }));
    return report;
  });
}

async function stageList(
  write: Db,
  rows: AsyncIterable<ParsedRow<InvestorColumn>> | Iterable<ParsedRow<InvestorColumn>>,
  { report, onProgress }: { report: ImportReport; onProgress: (rows: number) => void },
): Promise<void> {
  await beginStaging(write);
  let batch: StagedInvestor[] = [];
  for await (const row of rows) {
    report.totals.read++;
    const staged = judge(row, report);
    if (staged) batch.push(staged);
    if (batch.length >= batchSize) {
      await stage(write, batch);
      batch = [];
    }
    onProgress(report.totals.read);
  }
  await stage(write, batch);
  await endStaging(write);
  await warnOfRepeats(write, report);
}

function judge(row: ParsedRow<InvestorColumn>, report: ImportReport): StagedInvestor | null {
  const { line } = row;
  const reading = 'refused' in row ? row : normaliseInvestor(row.values);
  if ('refused' in reading) {
    refuseRow(report, line, reading.refused);
    return null;
  }
  for (const message of reading.warnings) report.warnings.push({ line, message });
  for (const name of reading.unknownCountries) {
    report.unknownCountries[name] = (report.unknownCountries[name] ?? 0) + 1;
  }
  return { line, identity: investorIdentity(reading.investor), investor: reading.investor };
}

/** After the other warnings of the same line. */
async function warnOfRepeats(write: Db, report: ImportReport): Promise<void> {
  for (const { line, earlier } of await repeatedRows(write))
    report.warnings.push({ line, message: `the same firm as line ${earlier}; the last one stands` });
  report.warnings.sort((a, b) => a.line - b.line);
}
