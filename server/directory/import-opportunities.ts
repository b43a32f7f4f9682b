import type { Account } from '#sync/records/account.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { dayInIndia } from '#sync/rules/day-in-india.ts';
import { raisedFault } from '#sync/rules/raised.ts';
import { accountByEmail } from '../db/accounts.ts';
import type { Database, Db, Trx } from '../db/connection.ts';
import { readRow } from '../db/records.ts';
import { retryBusy } from '../db/retry-busy.ts';
import { writeChanges } from '../syncing/write.ts';
import { ImportFault } from './import-fault.ts';
import type { ImportOptions } from './import-investors.ts';
import { emptyReport, type ImportReport, refuseRow } from './import-report.ts';
import { merged, normaliseOpportunity, sameOpportunity } from './normalise-opportunity.ts';
import type { Mapping, OpportunityColumn } from './opportunity-mapping.ts';
import type { ParsedRow } from './read-table.ts';

type Row = ParsedRow<OpportunityColumn>;
type Listed = { line: number; opportunity: Opportunity };
type Judged = {
  changes: Opportunity[];
  totals: { added: number; updated: number; unchanged: number };
  refused: { line: number; reason: string }[];
};

/**
 * Brings a list's deals into the marketplace as their owner's, all or none of them. The same title and location are
 * the same deal. Throws ImportFault where the owner has no account that may own deals.
 */
export async function importOpportunities(
  { write }: Pick<Database, 'write'>,
  rows: AsyncIterable<Row> | Iterable<Row>,
  { mapping, now, dryRun = false, onProgress = () => {} }: ImportOptions & { mapping: Mapping; now: string },
): Promise<ImportReport> {
  const owner = await ownerOf(write, mapping.owner);
  // The list is public as it stands, and with it what the owner says of their company now.
  const { businessModel = '' } = (await readRow(write, 'companies', owner.id)) ?? {};
  const report = emptyReport();
  const listed: Listed[] = [];
  for await (const row of rows) {
    report.totals.read++;
    const reading = 'refused' in row ? row : normaliseOpportunity(row.values, mapping, owner, now);
    if ('refused' in reading) refuseRow(report, row.line, reading.refused);
    else listed.push({ line: row.line, opportunity: { ...reading.opportunity, businessModel } });
    onProgress(report.totals.read);
  }
  warnOfRepeats(listed, report);
  const judged = dryRun
    ? await judge(write, listed)
    : await retryBusy(() => write.transaction().execute((trx) => publish(trx, listed, now)));
  Object.assign(report.totals, judged.totals);
  for (const { line, reason } of judged.refused) refuseRow(report, line, reason);
  return report;
}

async function ownerOf(db: Db, email: string): Promise<Account> {
  const found = await accountByEmail(db, email.toLowerCase());
  const owner = found && (await readRow(db, 'accounts', found.id));
  if (!owner)
    throw new ImportFault(`There is no account with the email ${email} to own these opportunities.`);
  if (owner.userType === 'investor')
    throw new ImportFault(`${email} is an investor; opportunities belong to an entrepreneur.`);
  if (owner.disabledAt)
    throw new ImportFault(`The account ${email} is closed: nobody can answer for what it offers.`);
  if (owner.deleteAt)
    throw new ImportFault(
      `Whoever has the account ${email} is leaving: it goes on ${dayInIndia(owner.deleteAt)}.`,
    );
  if (!owner.emailVerified && !owner.phoneVerified)
    throw new ImportFault(
      `Nothing of the account ${email} is verified: it goes, and its deals with it, once nobody uses it.`,
    );
  return owner;
}

async function publish(trx: Trx, listed: Listed[], now: string): Promise<Judged> {
  const judged = await judge(trx, listed);
  const changes = judged.changes.map((row) => ({ table: 'opportunities' as const, id: row.id, row }));
  if (changes.length > 0) await writeChanges(trx, changes, now);
  return judged;
}

/** Of rows with one id the last stands; where that one is there already, all of them are unchanged. */
async function judge(db: Db, listed: Listed[]): Promise<Judged> {
  const judged: Judged = { changes: [], totals: { added: 0, updated: 0, unchanged: 0 }, refused: [] };
  for (const group of Map.groupBy(listed, ({ opportunity }) => opportunity.id).values()) {
    const last = group.at(-1);
    if (!last) continue;
    const stored = await readRow(db, 'opportunities', last.opportunity.id);
    const final = stored ? merged(stored, last.opportunity) : last.opportunity;
    const reason = stored ? faultOf(stored, last.opportunity) : null;
    if (reason !== null) {
      judged.refused.push(...group.map(({ line }) => ({ line, reason })));
      continue;
    }
    if (stored && sameOpportunity(stored, final)) {
      judged.totals.unchanged += group.length;
      continue;
    }
    judged.changes.push(final);
    countSteps(judged, stored, group);
  }
  return judged;
}

/** Why a deal that is there cannot become what the list says; null where it can. What it has raised the list does not know. */
function faultOf(stored: Opportunity, { founderId, currency, totalRequired }: Opportunity): string | null {
  const { raisedAmount } = stored;
  if (stored.founderId !== founderId) return 'this deal belongs to another account';
  if (raisedAmount > 0 && stored.currency !== currency)
    return `money is raised in ${stored.currency}, and the amount is in ${currency}`;
  if (raisedFault({ raisedAmount, totalRequired }) !== null && stored.totalRequired !== totalRequired)
    return `${raisedAmount} is raised already, more than the amount ${totalRequired}`;
  return null;
}

function countSteps({ totals }: Judged, stored: Opportunity | undefined, group: Listed[]): void {
  let before = stored;
  for (const { opportunity } of group) {
    const after = before ? merged(before, opportunity) : opportunity;
    if (!before) totals.added++;
    else if (sameOpportunity(before, after)) totals.unchanged++;
    else totals.updated++;
    before = after;
  }
}

function warnOfRepeats(listed: Listed[], report: ImportReport): void {
  const lines = new Map<string, number>();
  for (const { line, opportunity } of listed) {
    const earlier = lines.get(opportunity.id);
    if (earlier !== undefined) {
      report.warnings.push({ line, message: `the same deal as line ${earlier}; the last one stands` });
    }
    lines.set(opportunity.id, line);
  }
}
