import { setImmediate as turn } from 'node:timers/promises';
import type { ImportOutcome } from '#sync/endpoints/admin-import.ts';
import type { Account } from '#sync/records/account.ts';
import { noteInAudit } from '../db/audit.ts';
import type { Trx } from '../db/connection.ts';
import { ImportFault } from '../directory/import-fault.ts';
import { importInvestors } from '../directory/import-investors.ts';
import type { Totals } from '../directory/import-report.ts';
import { keepReport, reportFile } from '../directory/import-reports.ts';
import { investorTable, namesOfColumns } from '../directory/investor-table.ts';
import { readRows } from '../directory/read-rows.ts';
import { HttpFailure } from '../http-failure.ts';
import type { Services } from '../services.ts';

const mostRefused = 20;
const mostColumns = 50;
const sliceBytes = 64 * 1024;

/**
 * Brings the investors of a CSV file into the directory, or says what would come of it, as the command does. `source` is shown
 * to everybody as where rows that name none are known from; '' shows nothing.
 * Throws HttpFailure 400 for a file that cannot be read.
 */
export async function importList(
  { database, settings, log, now }: Services,
  admin: Pick<Account, 'id' | 'fullName'>,
  { file, source, dryRun, bytes }: { file: string; source: string; dryRun: boolean; bytes: Uint8Array },
): Promise<ImportOutcome> {
  const startedAt = now();
  let isNoted = dryRun;
  const { report, unknownColumns, keptColumns } = await read().catch((error: unknown) => {
    if (!(error instanceof ImportFault)) throw error;
    throw new HttpFailure(400, { code: 'not-importable', message: error.message, field: 'file' });
  });
  const { totals, refused, warnings } = report;
  // Where nothing in it was new, nothing was published.
  if (!isNoted) await database.write.transaction().execute((trx) => note(trx, totals));
  const about = { file, kind: 'investors', dryRun, startedAt, finishedAt: now() };
  const path = reportFile(settings.DATA_DIR, file, startedAt);
  // What was imported is not taken back, and an admin told that it failed would import it again.
  await keepReport(path, { ...about, unknownColumns, keptColumns, ...report }).catch((err: unknown) =>
    log.error({ err }, 'the report of an import was not kept'),
  );
  return {
    totals,
    refused: refused.slice(0, mostRefused),
    warnings: warnings.length,
    unknownColumns: unknownColumns.slice(0, mostColumns),
    keptColumns,
  };

  async function read() {
    const table = await investorTable(readRows(inSlices(bytes)));
    const origin = { source, asOf: startedAt.slice(0, 10) };
    return {
      report: await importInvestors(database, table.rows, {
        dryRun,
        now,
        origin,
        untold: table.untold,
        async alongside(trx, totals) {
          await note(trx, totals);
          isNoted = true;
        },
      }),
      unknownColumns: table.unknownColumns,
      keptColumns: namesOfColumns(table.untold),
    };
  }

  function note(trx: Trx, { added, updated, refused }: Totals): Promise<void> {
    const detail = `${file}: ${added} added, ${updated} updated, ${refused} refused`;
    return noteInAudit(
      trx,
      { admin, action: 'importList', tableName: 'investors', rowId: '', detail },
      now(),
    );
  }
}

/** As a file comes from a disk: what reads it answers within the turn it is asked in, and others are answered between two. */
async function* inSlices(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    yield bytes.subarray(start, start + sliceBytes);
    await turn();
  }
}
