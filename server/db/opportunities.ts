import { sql } from 'kysely';
import type { Opportunity } from '#sync/records/opportunity.ts';
import type { Db } from './connection.ts';
import { ownedRows } from './owned.ts';
import { rowsOf } from './records.ts';

/** What anybody may invest in, newest first, at most `limit`. */
export async function newestActive(db: Db, limit: number): Promise<Opportunity[]> {
  const found = await db
    .selectFrom('opportunities')
    .selectAll()
    .where('status', '=', 'active')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rowsOf('opportunities', found);
}

/** What anybody may see and has all it asked for, newest first, at most `limit`. */
export async function newestFunded(db: Db, limit: number): Promise<Opportunity[]> {
  // By name: SQLite takes an index of statuses of its own accord, and reads every deal that can be seen.
  const { rows: found } = await sql<Record<string, unknown>>`
    select * from opportunities indexed by fundedOpportunities where ${isFunded}
    order by createdAt desc, id limit ${limit}`.execute(db);
  return rowsOf('opportunities', found);
}

/** In the words of the index of these: with values in their place SQLite would not know it for the same. */
const isFunded = sql<boolean>`(status = 'closed' or (status = 'active' and raisedAmount >= totalRequired))`;

/** Which deals anybody may see, newest first, at most `limit`. */
export function publicOpportunities(db: Db, limit: number): Promise<Pick<Opportunity, 'id' | 'updatedAt'>[]> {
  return db
    .selectFrom('opportunities')
    .select(['id', 'updatedAt'])
    .where('status', 'in', ['active', 'closed'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Everything on offer, newest first, with what not everybody may see yet. */
export async function opportunitiesOnOffer(db: Db): Promise<Opportunity[]> {
  const found = await db
    .selectFrom('opportunities')
    .selectAll()
    .where('status', 'in', onOffer)
    .orderBy('createdAt', 'desc')
    .execute();
  return rowsOf('opportunities', found);
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

/** How many pitches wait for an admin, and since when the oldest does: what is edited waits anew. */
export async function pitchesToReview(db: Db): Promise<{ total: number; since: string | null }> {
  return db
    .selectFrom('opportunities')
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.min<string | null>('updatedAt').as('since')])
    .where('status', '=', 'review')
    .executeTakeFirstOrThrow();
}

/** Every pitch of a founder, whatever its state. */
export async function opportunitiesOf(db: Db, founderId: string): Promise<Opportunity[]> {
  return ownedRows(db, 'opportunities', founderId);
}
