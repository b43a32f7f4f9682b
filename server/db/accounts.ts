import type { Db, Trx } from './connection.ts';

const mostRivals = 1_000;

/**
 * Whom this email (folded to lower case) can mean, with the hashes of their passwords: its verified owner alone; where
 * nobody has verified it, all who claim it, the first of them first: whoever comes later displaces nobody. Their hashes
 * are of one salt, but for those from before that was so, until their password is given.
 */
export async function accountsByEmail(db: Db, email: string) {
  const found = await db
    .selectFrom('accounts')
    .leftJoin('credentials', 'credentials.accountId', 'accounts.id')
    .select(['accounts.id', 'fullName', 'userType', 'createdAt'])
    .select(['emailVerified', 'disabledAt', 'deleteAt', 'passwordHash'])
    .where('email', '=', email)
    .orderBy('emailVerified', 'desc')
    // Who was closed because somebody else proved it is no claim any more.
    .orderBy((each) => each('disabledAt', 'is not', null))
    .orderBy('createdAt')
    .orderBy('accounts.id')
    .limit(mostRivals)
    .execute();
  return found[0]?.emailVerified === 1 ? found.slice(0, 1) : found;
}

/** The one whom an email means most: its owner, or the first who claimed it. */
export async function accountByEmail(db: Db, email: string) {
  return (await accountsByEmail(db, email))[0];
}

type Claim = Pick<Awaited<ReturnType<typeof accountsByEmail>>[number], 'passwordHash'>;

/** The hash that every other of these is made like; undefined where there is none. */
export function firstHash(claims: Claim[]): string | undefined {
  return claims.find(({ passwordHash }) => passwordHash !== null)?.passwordHash ?? undefined;
}

/** Who has verified this email; undefined where nobody has. */
export async function ownerOfEmail(db: Db, email: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('emailVerified', '=', 1)
    .executeTakeFirst();
  return found?.id;
}

/** Who else claims this email without having verified it. */
export async function rivalsFor(db: Db, email: string, accountId: string): Promise<string[]> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('emailVerified', '=', 0)
    .where('disabledAt', 'is', null)
    .where('id', '!=', accountId)
    .execute();
  return found.map(({ id }) => id);
}

export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst();
  return found !== undefined;
}

export async function savePassword(trx: Trx, accountId: string, passwordHash: string): Promise<void> {
  await trx
    .insertInto('credentials')
    .values({ accountId, passwordHash })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ passwordHash }))
    .execute();
}

/** Another hash of the same password, unless that has changed meanwhile. */
export async function replaceHash(
  db: Db,
  accountId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('credentials')
    .set({ passwordHash: to })
    .where('accountId', '=', accountId)
    .where('passwordHash', '=', from)
    .execute();
}

export async function removePassword(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('credentials').where('accountId', '=', accountId).execute();
}

export async function passwordHashOf(db: Db, accountId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('credentials')
    .select('passwordHash')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return found?.passwordHash;
}

export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined;
}
