import type { Opportunity } from '#sync/records/opportunity.ts';
import type { Db } from './connection.ts';
import { readRows } from './records.ts';

/** What anybody may see, newest first. */
export function publicOpportunities(db: Db): Promise<Opportunity[]> {
  return newestOf(db, ['active', 'closed']);
}

/** With those that not everybody may see yet. */
export function opportunitiesOnOffer(db: Db): Promise<Opportunity[]> {
  return newestOf(db, onOffer);
}

const onOffer: Opportunity['status'][] = ['active', 'closed', 'review'];

/** Who has something on offer while their account is closed, at most 10. */
export async function closedFoundersOnOffer(db: Db): Promise<string[]> {
  const found = await db
    .selectFrom('opportunities')
    // There are far more accounts than deals, and no index of the closed ones.
    .where((each) =>
      each(
        each
          .selectFrom('accounts')
          .select('disabledAt')
          .whereRef('accounts.id', '=', 'opportunities.founderId'),
        'is not',
        null,
      ),
    )
    .where('status', 'in', onOffer)
    .select('founderId')
    .distinct()
    .limit(10)
    .execute();
  return found.map(({ founderId }) => founderId);
}

async function newestOf(db: Db, statuses: Opportunity['status'][]): Promise<Opportunity[]> {
  const ids = await db.selectFrom('opportunities').select('id').where('status', 'in', statuses).execute();
  const rows = await readRows(
    db,
    'opportunities',
    ids.map(({ id }) => id),
  );
  return rows.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** When `limit` submissions were made since a moment: the time of the oldest that still counts; else null. */
export async function oldestSubmissionInForce(db: Db, founderId: string, since: string, limit: number) {
  const found = await db
    .selectFrom('opportunities')
    .select('createdAt')
    .where('founderId', '=', founderId)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
  return found.length < limit ? null : (found.at(-1)?.createdAt ?? null);
}

/** Every pitch of a founder, whatever its state. */
export async function opportunitiesOf(db: Db, founderId: string): Promise<Opportunity[]> {
  const ids = await db.selectFrom('opportunities').select('id').where('founderId', '=', founderId).execute();
  return readRows(
    db,
    'opportunities',
    ids.map(({ id }) => id),
  );
}
