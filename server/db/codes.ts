import type { OtpType } from '#sync/endpoints/otp.ts';
import type { Db, Trx } from './connection.ts';
import type { Schema } from './schema.ts';

export type Code = Schema['otpCodes'];

/** Puts a new code in the place of the one before. */
export async function saveCode(trx: Trx, code: Code): Promise<void> {
  await trx
    .insertInto('otpCodes')
    .values(code)
    .onConflict((conflict) => conflict.columns(['accountId', 'type']).doUpdateSet(code))
    .execute();
}

export async function codeOf(db: Db, accountId: string, type: OtpType): Promise<Code | undefined> {
  return db
    .selectFrom('otpCodes')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('type', '=', type)
    .executeTakeFirst();
}

export async function countTry(trx: Trx, { accountId, type }: Code): Promise<void> {
  await trx
    .updateTable('otpCodes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('accountId', '=', accountId)
    .where('type', '=', type)
    .execute();
}

/** As much work as `countTry`, about no code: what was counted for the guess itself is written once more. */
export async function countTryOfNobody(trx: Trx, key: string): Promise<void> {
  const newest = trx
    .selectFrom('attempts')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('key', '=', key);
  await trx.updateTable('attempts').set({ key }).where('id', '=', newest).execute();
}

export async function removeCode(
  trx: Trx,
  { accountId, type }: Pick<Code, 'accountId' | 'type'>,
): Promise<void> {
  await trx.deleteFrom('otpCodes').where('accountId', '=', accountId).where('type', '=', type).execute();
}

export async function saveResetToken(trx: Trx, token: Schema['resetTokens']): Promise<void> {
  await trx.insertInto('resetTokens').values(token).execute();
}

/** Whose reset a token opens, while it is valid: until `latest` at most, as one of later was made while the clock was ahead. */
export async function accountOfResetToken(
  db: Db,
  tokenHash: string,
  { now, latest }: { now: string; latest: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('resetTokens')
    .select('accountId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', latest)
    .executeTakeFirst();
  return found?.accountId;
}

/** One use ends every link of the person. */
export async function removeResetTokens(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('resetTokens').where('accountId', '=', accountId).execute();
}

/** What has lapsed, and what would be valid for longer than an hour, as nothing is: it was made while the clock was ahead. */
export async function pruneCodes(db: Db, now: string): Promise<void> {
  const furthest = new Date(Date.parse(now) + 60 * 60_000).toISOString();
  for (const table of ['otpCodes', 'resetTokens'] as const)
    await db
      .deleteFrom(table)
      .where((row) => row.or([row('expiresAt', '<', now), row('expiresAt', '>', furthest)]))
      .execute();
}
