import { sql } from 'kysely';
import type { AiTask } from '#sync/ai/provenance.ts';
import type { CallOutcome, Usage } from '../ai/model-fault.ts';
import type { Db, Trx } from './connection.ts';

/** Notes a call that begins, with the most it can take; answers its id. */
export async function beginCall(
  trx: Trx,
  call: { at: string; task: AiTask; promptVersion: string; model: string } & Usage,
): Promise<number> {
  const { id } = await trx
    .insertInto('aiCalls')
    .values({ ...call, outcome: 'running' satisfies CallOutcome, ms: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes how a call ended and what it took. */
export async function endCall(
  db: Db,
  id: number,
  end: { outcome: CallOutcome; ms: number } & Usage,
): Promise<void> {
  await db.updateTable('aiCalls').set(end).where('id', '=', id).execute();
}

/** Tokens that calls from a moment until now took, or may still take. */
export async function tokensSince(db: Db, since: string, now: string): Promise<number> {
  const { tokens } = await db
    .selectFrom('aiCalls')
    .select(sql<number>`coalesce(sum(tokensIn + tokensOut), 0)`.as('tokens'))
    .where('at', '>=', since)
    .where('at', '<=', now)
    .executeTakeFirstOrThrow();
  return tokens;
}

/** Calls since a moment by day (UTC) and task, the newest day first. `failures`: those that brought nothing to show. */
export async function callsByDay(db: Db, since: string) {
  const day = sql<string>`substr(at, 1, 10)`;
  return db
    .selectFrom('aiCalls')
    .select(({ fn }) => [
      day.as('day'),
      'task',
      fn.countAll<number>().as('calls'),
      sql<number>`sum(outcome not in ('running', 'answered', 'cancelled'))`.as('failures'),
      fn.sum<number>('tokensIn').as('tokensIn'),
      fn.sum<number>('tokensOut').as('tokensOut'),
      sql<number>`cast(round(avg(ms)) as integer)`.as('ms'),
    ])
    .where('at', '>=', since)
    .groupBy([day, 'task'])
    .orderBy(day, 'desc')
    .orderBy('task')
    .execute();
}
