import type { Account } from '#sync/records/account.ts';
import type { Db } from './connection.ts';
import { holdsText } from './holds-text.ts';
import { rowsOf } from './records.ts';

type Asked = {
  state: 'pending' | 'approved' | 'declined' | 'disabled' | 'all';
  q: string;
  most: number;
};

/**
 * Accounts for the admins' queue, the oldest first, `most` of the `total`. Who is an admin is nobody's to approve. Who
 * verified nothing does not wait yet, or whoever signs up by the thousand would hide those who do: a search finds them.
 */
export async function accountsToReview(
  db: Db,
  { state, q, most }: Asked,
): Promise<{ total: number; accounts: Account[] }> {
  let fitting = db.selectFrom('accounts');
  if (state === 'disabled') {
    fitting = fitting.where('disabledAt', 'is not', null);
    // Whoever lost their email to somebody who proved it was not closed by an admin, and is not to be opened by one.
    fitting = fitting.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts as owner')
            .select('owner.id')
            .whereRef('owner.email', '=', 'accounts.email')
            .whereRef('owner.id', '!=', 'accounts.id')
            .where('owner.emailVerified', '=', 1),
        ),
      ),
    );
  }
  if (state !== 'disabled' && state !== 'all') {
    fitting = fitting.where('approval', '=', state).where('disabledAt', 'is', null);
    fitting = fitting.where('userType', '!=', 'admin');
  }
  if (state === 'pending' && q === '') {
    fitting = fitting.where('emailVerified', '=', 1).where('phoneVerified', '=', 1);
  }
  if (q !== '') {
    fitting = fitting.where(({ or, ref, eb }) =>
      or([holdsText(ref('fullName'), q), holdsText(ref('email'), q), eb('id', '=', q)]),
    );
  }
  const { total } = await fitting
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const found = await fitting.selectAll().orderBy('createdAt').orderBy('id').limit(most).execute();
  return { total, accounts: rowsOf('accounts', found) };
}

/** Whether an admin besides this one can sign in and means to stay. */
export async function isAnotherAdmin(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('userType', '=', 'admin')
    .where('id', '!=', id)
    .where('disabledAt', 'is', null)
    .where('deleteAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
