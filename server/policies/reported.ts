import type { Failure } from '#sync/errors.ts';
import type { Change, Rows } from '#sync/mutation.ts';
import type { Account } from '#sync/records/account.ts';
import { type Report, reportSchema } from '#sync/records/report.ts';
import { connectionId } from '#sync/rules/connections.ts';
import type { Trx } from '../db/connection.ts';
import { haveMet } from '../db/connections.ts';
import { investorsWithIds, readManifest } from '../db/directory.ts';
import { opportunitiesOf } from '../db/opportunities.ts';
import { readRow } from '../db/records.ts';
import { maySee } from './may-touch.ts';

const notThere = { code: 'not-found', message: 'What this report is about is not there, or no longer.' };

/** Why something may not be reported: it is not there for whoever reports it. */
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

/** How what is reported is called, as its reporter is shown it; null where there is no such thing for them. */
async function nameOf(trx: Trx, report: Report): Promise<string | null> {
  if (report.subject === 'listing') return listingName(trx, report);
  const reporter = (await readRow(trx, 'accounts', report.reporterId)) ?? null;
  if (!reporter) return null;
  const ask = report.subject === 'person' ? personName : dealTitle;
  return cut(await ask(trx, reporter, report.subjectId));
}

async function listingName(trx: Trx, { subjectId, subjectName }: Report): Promise<string | null> {
  const [listing] = await investorsWithIds(trx, [Number(subjectId)]);
  // A device may know a record from files that are published before all of it is written here.
  if (!listing && (await readManifest(trx))?.isWritten === false) return subjectName;
  return cut(listing?.name);
}

/** A person's name follows them to whatever others are shown of them. */
async function personName(trx: Trx, reporter: Account, personId: string): Promise<string | undefined> {
  const person = await readRow(trx, 'accounts', personId);
  const isShown =
    reporter.userType === 'admin' ||
    (await haveMet(trx, reporter.id, personId)) ||
    (await readRow(trx, 'investorCards', personId)) !== undefined ||
    (await opportunitiesOf(trx, personId)).some((deal) => maySee(reporter, 'opportunities', deal));
  return isShown ? person?.fullName : undefined;
}

/** Who has asked for a connection by a deal, or was asked, keeps what it was called then. */
async function dealTitle(trx: Trx, reporter: Account, dealId: string): Promise<string | undefined> {
  const deal = await readRow(trx, 'opportunities', dealId);
  if (!deal) return undefined;
  if (maySee(reporter, 'opportunities', deal)) return deal.title;
  const asked = connectionId(reporter.id, deal.founderId, dealId);
  return (await readRow(trx, 'connections', asked))?.dealTitle;
}

function cut(name: string | undefined): string | null {
  return name === undefined ? null : reportSchema.shape.subjectName.parse(name);
}
