import { sql } from 'kysely';
import type { Message } from '#sync/records/message.ts';
import type { Db, Trx } from './connection.ts';
import type { Schema } from './schema.ts';

export type Upload = Schema['uploads'];

/** Notes that a file is there whole; one that was there already stays as it was. */
export async function saveUpload(db: Db, upload: Upload): Promise<void> {
  await db
    .insertInto('uploads')
    .values(upload)
    .onConflict((conflict) => conflict.columns(['accountId', 'hash']).doNothing())
    .execute();
}

/** Notes that the bytes of a file came; one that was known and had gone from the disk has its time anew. */
export async function renewUpload(db: Db, upload: Upload): Promise<void> {
  const { size, kind, uploadedAt } = upload;
  await db
    .insertInto('uploads')
    .values(upload)
    .onConflict((conflict) => conflict.columns(['accountId', 'hash']).doUpdateSet({ size, kind, uploadedAt }))
    .execute();
}

/** What of these a person has sent. Asked in pages: a statement takes 32,766 values. */
export async function uploadsOf(db: Db, accountId: string, hashes: string[]): Promise<Upload[]> {
  const found: Upload[] = [];
  for (let from = 0; from < hashes.length; from += page)
    found.push(
      ...(await db
        .selectFrom('uploads')
        .selectAll()
        .where('accountId', '=', accountId)
        .where('hash', 'in', hashes.slice(from, from + page))
        .execute()),
    );
  return found;
}

const page = 500;

/** How many files a person has sent from a moment until now, how large together, and when the first of them came. */
export async function uploadedSince(
  db: Db,
  accountId: string,
  since: string,
  now: string,
): Promise<{ count: number; size: number; first: string | null }> {
  const found = await db
    .selectFrom('uploads')
    .select(['size', 'uploadedAt'])
    .where('accountId', '=', accountId)
    .where('uploadedAt', '>', since)
    .where('uploadedAt', '<=', now)
    .orderBy('uploadedAt')
    .execute();
  return {
    count: found.length,
    size: found.reduce((sum, { size }) => sum + size, 0),
    first: found[0]?.uploadedAt ?? null,
  };
}

export async function noteUse(db: Db, accountId: string, hashes: string[], usedAt: string): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .updateTable('uploads')
    .set({ usedAt })
    .where('accountId', '=', accountId)
    .where('hash', 'in', hashes)
    .execute();
}

/** These messages go: whether others name their files as well is looked up before the bytes go. */
export async function forgetUses(
  trx: Trx,
  messages: Pick<Message, 'senderId' | 'attachments'>[],
): Promise<void> {
  for (const { senderId, attachments = [] } of messages)
    for (const { hash } of attachments)
      await trx
        .updateTable('uploads')
        .set({ usedAt: null })
        .where('accountId', '=', senderId)
        .where('hash', '=', hash)
        .execute();
}

/** Files sent before a moment that no message is known to name, at most 100. */
export async function unusedUploads(db: Db, before: string): Promise<Upload[]> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('usedAt', 'is', null)
    .where('uploadedAt', '<', before)
    .orderBy('uploadedAt')
    .limit(100)
    .execute();
}

export async function isNamed(db: Db, { accountId, hash }: Pick<Upload, 'accountId' | 'hash'>) {
  const found = await db
    .selectFrom('directMessages')
    .select('id')
    .where('senderId', '=', accountId)
    // A hash holds none of the letters that `like` reads otherwise.
    .where(sql<boolean>`attachments like ${`%"${hash}"%`}`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteUpload(db: Db, { accountId, hash }: Pick<Upload, 'accountId' | 'hash'>) {
  await db.deleteFrom('uploads').where('accountId', '=', accountId).where('hash', '=', hash).execute();
}
