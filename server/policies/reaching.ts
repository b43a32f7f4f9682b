import type { Failure } from '#sync/errors.ts';
import type { Change, Context, Rows } from '#sync/mutation.ts';
import { askedOf, askerOf } from '#sync/rules/connections.ts';
import { isClosed } from '../accounts/closed.ts';
import { isBlockBetween, isBlocking } from '../db/blocks.ts';
import type { Trx } from '../db/connection.ts';
import { readRow } from '../db/records.ts';

/**
 * Why words may not go from one person to another, or a request be accepted: one of the two wants no words, or the account
 * of the other is closed. Whoever is refused is not told which, nor why.
 */
export async function keptFromReaching(
  trx: Trx,
  changes: Change[],
  before: Rows,
  { now }: Pick<Context, 'now'>,
): Promise<Failure | null> {
  for (const change of changes) {
    const words = wordsBetween(change);
    if (words === null) continue;
    const { from, to, failure } = words;
    if (!before.get(change.table, change.id)) {
      if ((await isBlockBetween(trx, from, to)) || (await isOut(trx, to, now))) return failure;
    } else if (isAccepted(change, before) && (await isOut(trx, from, now))) return unacceptable;
  }
  return null;
}

/**
 * What is left of changes between two people of whom one wants nothing of the other: a request is answered all the same,
 * but without a word, and who blocks somebody does not tell them any more how far they have read.
 */
export async function withoutWords(
  trx: Trx,
  changes: Change[],
  before: Rows,
  { userId }: Pick<Context, 'userId'>,
): Promise<Change[]> {
  const left: Change[] = [];
  for (const change of changes) {
    const { table, id, row } = change;
    if (table === 'connections') {
      const said = before.get(table, id)?.reason ?? '';
      const isQuiet = row.reason !== said && (await isBlockBetween(trx, row.investorId, row.entrepreneurId));
      left.push(isQuiet ? { table, id, row: { ...row, reason: said } } : change);
    } else if (table !== 'threads' || row.count !== before.get(table, id)?.count) left.push(change);
    else {
      const other = row.investorId === userId ? row.entrepreneurId : row.investorId;
      if (!(await isBlocking(trx, userId, other))) left.push(change);
    }
  }
  return left;
}

const unacceptable = { code: 'requests-closed', message: 'This request cannot be accepted any more.' };

function isAccepted({ table, id, row }: Change, before: Rows): boolean {
  return table === 'connections' && row.status === 'accepted' && before.get(table, id)?.status !== 'accepted';
}

async function isOut(trx: Trx, accountId: string, now: string): Promise<boolean> {
  const account = await readRow(trx, 'accounts', accountId);
  return account !== undefined && isClosed(account, now);
}

function wordsBetween({ table, row }: Change): { from: string; to: string; failure: Failure } | null {
  if (table === 'directMessages') {
    const failure = { code: 'messages-closed', message: 'Messages cannot be sent to this person.' };
    return { from: row.senderId, to: row.recipientId, failure };
  }
  if (table !== 'connections') return null;
  const failure = { code: 'requests-closed', message: 'Requests cannot be sent to this person.' };
  return { from: askerOf(row), to: askedOf(row), failure };
}
