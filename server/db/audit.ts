import type { AuditAction } from '#sync/endpoints/admin.ts';
import type { Db, Trx } from './connection.ts';
import { holdsText } from './holds-text.ts';

export type AuditNote = {
  admin: { id: string | null; fullName: string };
  action: AuditAction;
  tableName: string;
  rowId: string;
  detail: string;
};

/** Writes down what an admin did, in the transaction that does it. */
export async function noteInAudit(trx: Trx, { admin, ...note }: AuditNote, now: string): Promise<void> {
  await trx
    .insertInto('auditLog')
    .values({ ...note, adminId: admin.id, adminName: admin.fullName, at: now })
    .execute();
}

/** Whether this was done already, by whomever. */
export async function isInAudit(
  db: Db,
  { action, tableName, rowId }: Pick<AuditNote, 'action' | 'tableName' | 'rowId'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('auditLog')
    .select('id')
    .where('tableName', '=', tableName)
    .where('rowId', '=', rowId)
    .where('action', '=', action)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The newest first; `q` is part of a name, a row's id or the detail. */
export async function auditEntries(db: Db, asked: { action: string; q: string; before: number | null }) {
  let entries = db
    .selectFrom('auditLog')
    .select(['id', 'at', 'adminName', 'action', 'tableName', 'rowId', 'detail'])
    .orderBy('id', 'desc')
    .limit(100);
  if (asked.before !== null) entries = entries.where('id', '<', asked.before);
  if (asked.action !== '') entries = entries.where('action', '=', asked.action);
  if (asked.q !== '') {
    entries = entries.where(({ or, ref }) =>
      or((['adminName', 'rowId', 'detail'] as const).map((column) => holdsText(ref(column), asked.q))),
    );
  }
  return entries.execute();
}
