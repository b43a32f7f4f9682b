import type { Failure } from '#sync/errors.ts';
import type { Change, Context, Rows } from '#sync/mutation.ts';
import { askedOf, askerOf } from '#sync/rules/connections.ts';
import { isBlockBetween, isBlocking } from '../db/blocks.ts';
import type { Trx } from '../db/connection.ts';

/**
 * Why words may not go from one person to another: one of them wants none. Whoever is refused is not told which of the
 * two, nor why.
 */
export async function keptFromReaching(trx: Trx, changes: Change[], before: Rows): Promise<Failure | null> {
  for (const change of changes) {
    const words = wordsBetween(change);
    if (words === null || before.get(change.table, change.id)) continue;
    const { from, to, failure } = words;
    if (await isBlockBetween(trx, from, to)) return failure;
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

function wordsBetween({ table, row }: Change): { from: string; to: string; failure: Failure } | null {
  if (table === 'directMessages') {
    const failure = { code: 'messages-closed', message: 'Messages cannot be sent to this person.' };
    return { from: row.senderId, to: row.recipientId, failure };
  }
  if (table !== 'connections') return null;
  const failure = { code: 'requests-closed', message: 'Requests cannot be sent to this person.' };
  return { from: askerOf(row), to: askedOf(row), failure };
}
