import { setImmediate as turn } from 'node:timers/promises';
import type { Database, Db, Trx } from '../db/connection.ts';
import {
  beginStaging,
  endStaging,
  repeatedRows,
  type StagedInvestor,
  stage,
} from '../db/directory-staging.ts';
import { emptyReport, type ImportReport, refuseRow, type Totals } from './import-report.ts';
import { inTurn } from './in-turn.ts';
import { investorIdentity } from './investor-identity.ts';
import { type InvestorColumn, normaliseInvestor } from './normalise-investor.ts';
import { type OnPublishing, publishStaged } from './publish-staged.ts';
import type { ParsedRow } from './read-table.ts';

export type ImportOptions = { dryRun?: boolean; onProgress?: (rows: number) => void };
/** What holds of every row of a list that does not say otherwise: what is shown as its source ('': nothing), and its day (YYYY-MM-DD). */
export type ListOrigin = { source: string; asOf: string };
type InvestorOptions = ImportOptions & {
  origin?: ListOrigin;
  /** What the list has no column for. */
  untold?: InvestorColumn[];
  onStep?: OnPublishing;
  /** What is written in the transaction that publishes; not called where nothing is published. */
  alongside?: (trx: Trx, totals: Totals) => Promise<void>;
  now: () => string;
};

const batchSize = 500;

/**
 * Brings a list's rows into the directory, all or none of them: they are read and judged first, beside the database,
 * then published in one transaction. Firms that the list does not name stay as they are.
 */
export async function importInvestors(
  { write }: Pick<Database, 'write'>,
  rows: AsyncIterable<ParsedRow<InvestorColumn>> | Iterable<ParsedRow<InvestorColumn>>,
  {
    dryRun = false,
    origin = { source: '', asOf: '' },
    untold = [],
    onProgress = () => {},
    ...rest
  }: InvestorOptions,
): Promise<ImportReport> {
  const { onStep, alongside = async () => {}, now } = rest;
  return inTurn(write, async () => {
    const report = emptyReport();
    await stageList(write, rows, { report, onProgress, origin, untold, today: now().slice(0, 10) });
    const { totals } = report;
    const { verdicts, leftOut } = await publishStaged(write, {
      dryRun,
      now,
      onStep,
      alongside: (trx, { verdicts, leftOut }) =>
        alongside(trx, { ...totals, ...verdicts, refused: totals.refused + leftOut.length }),
    });
    Object.assign(totals, verdicts);
    for (const line of leftOut) refuseRow(report, line, 'it was removed from the directory by an admin');
    report.refused.sort((a, b) => a.line - b.line);
    return report;
  });
}

type Judging = { report: ImportReport; origin: ListOrigin; untold: InvestorColumn[]; today: string };

async function stageList(
  write: Db,
  rows: AsyncIterable<ParsedRow<InvestorColumn>> | Iterable<ParsedRow<InvestorColumn>>,
  { onProgress, ...given }: Judging & { onProgress: (rows: number) => void },
): Promise<void> {
  const { report } = given;
  await beginStaging(write);
  let batch: StagedInvestor[] = [];
  for await (const row of rows) {
    report.totals.read++;
    const staged = judge(row, given);
    if (staged) batch.push(staged);
    onProgress(report.totals.read);
    if (report.totals.read % batchSize > 0) continue;
    await stage(write, batch);
    batch = [];
    // Refused rows take their time as well. SQLite answers within the turn it is asked in: others are answered between two.
    await turn();
  }
  await stage(write, batch);
  await endStaging(write);
  await turn();
  await warnOfRepeats(write, report);
}

function judge(
  row: ParsedRow<InvestorColumn>,
  { report, origin, untold, today }: Judging,
): StagedInvestor | null {
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
  const { source, asOf } = reading.investor;
  const tellsSource = source !== '';
  const tellsAsOf = asOf !== '' && asOf <= today;
  if (asOf > today) report.warnings.push({ line, message: `${asOf} is still to come, taken as not given` });
  const investor = {
    ...reading.investor,
    source: tellsSource ? source : origin.source,
    asOf: tellsAsOf ? asOf : origin.asOf,
  };
  const unknown = Object.fromEntries(untold.map((column) => [column, null]));
  const identity = investorIdentity(investor);
  return { line, identity, investor: { ...investor, ...unknown }, tellsSource, tellsAsOf };
}

/** After the other warnings of the same line. */
async function warnOfRepeats(write: Db, report: ImportReport): Promise<void> {
  for (const { line, earlier } of await repeatedRows(write))
    report.warnings.push({ line, message: `the same firm as line ${earlier}; the last one stands` });
  report.warnings.sort((a, b) => a.line - b.line);
}
