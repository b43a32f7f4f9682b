import type { Failure } from '#sync/errors.ts';
import type { Change, Rows } from '#sync/mutation.ts';
import { type Report, reportSchema } from '#sync/records/report.ts';
import type { Trx } from '../db/connection.ts';
import { investorsWithIds, readManifest } from '../db/directory.ts';
import { readRow } from '../db/records.ts';

const notThere = { code: 'not-found', message: 'What this report is about is not there, or no longer.' };

/** Why something may not be reported: it is not there. */
export async function keptFromReporting(trx: Trx, changes: Change[], before: Rows): Promise<Failure | null> {
  for (const { table, id, row } of changes) {
    if (table !== 'reports' || before.get(table, id)) continue;
    if ((await nameOf(trx, row)) === null) return notThere;
  }
  return null;
}

/** Admins decide on a report by the name that it stands under: what it is about has that, not whoever reports it gives it. */
export async function withTrueNames(trx: Trx, changes: Change[], before: Rows): Promise<Change[]> {
  const named: Change[] = [];
  for (const change of changes) {
    const { table, id, row } = change;
    if (table !== 'reports' || before.get(table, id)) named.push(change);
    else named.push({ table, id, row: { ...row, subjectName: (await nameOf(trx, row)) ?? row.subjectName } });
  }
  return named;
}

/** How what is reported is called; null where there is no such thing. */
async function nameOf(trx: Trx, { subject, subjectId, subjectName }: Report): Promise<string | null> {
  if (subject === 'person') return cut((await readRow(trx, 'accounts', subjectId))?.fullName);
  if (subject === 'opportunity') return cut((await readRow(trx, 'opportunities', subjectId))?.title);
  const [listing] = await investorsWithIds(trx, [Number(subjectId)]);
  // A device may know a record from files that are published before all of it is written here.
  if (!listing && (await readManifest(trx))?.isWritten === false) return subjectName;
  return cut(listing?.name);
}

function cut(name: string | undefined): string | null {
  return name === undefined ? null : reportSchema.shape.subjectName.parse(name);
}
