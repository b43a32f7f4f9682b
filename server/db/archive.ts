import type { Db, Trx } from './connection.ts';

type Kept = { accountId: string; kind: 'account' | 'transaction' | 'communication'; content: unknown };

/** Puts away what must be kept of a closed account, until `removeAt`. */
export async function archive(
  trx: Trx,
  { content, ...kept }: Kept,
  { archivedAt, removeAt }: { archivedAt: string; removeAt: string },
): Promise<void> {
  await trx
    .insertInto('archive')
    .values({ ...kept, content: JSON.stringify(content), archivedAt, removeAt })
    .execute();
}

/** Removes what need not be kept any longer, at most 1,000. Answers how many. */
export async function pruneArchive(db: Db, now: string): Promise<number> {
  const due = db.selectFrom('archive').select('id').where('removeAt', '<=', now).limit(1_000);
  const { numDeletedRows } = await db.deleteFrom('archive').where('id', 'in', due).executeTakeFirst();
  return Number(numDeletedRows);
}
