import type { Db, Trx } from './connection.ts';

/** How many connections a person began in a month ("2026-03"). */
export async function connectionsBegun(db: Db, accountId: string, month: string): Promise<number> {
  const found = await db
    .selectFrom('connectionCounts')
    .select('begun')
    .where('accountId', '=', accountId)
    .where('month', '=', month)
    .executeTakeFirst();
  return found?.begun ?? 0;
}

export async function countConnection(trx: Trx, accountId: string, month: string): Promise<void> {
  await trx
    .insertInto('connectionCounts')
    .values({ accountId, month, begun: 1 })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'month']).doUpdateSet((row) => ({ begun: row('begun', '+', 1) })),
    )
    .execute();
}

/** One that was counted leaves with the person it was begun with. */
export async function uncountConnection(trx: Trx, accountId: string, month: string): Promise<void> {
  await trx
    .updateTable('connectionCounts')
    .set((row) => ({ begun: row('begun', '-', 1) }))
    .where('accountId', '=', accountId)
    .where('month', '=', month)
    .where('begun', '>', 0)
    .execute();
}
