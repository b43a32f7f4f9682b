import { sql } from 'kysely';
import type { AiFeedback } from '#sync/endpoints/ai.ts';
import type { Db } from './connection.ts';

/** Keeps a verdict; the same id again changes it. */
export async function putFeedback(
  db: Db,
  { id, task, source, verdict }: AiFeedback,
  at: string,
): Promise<void> {
  await db
    .insertInto('aiFeedback')
    .values({ id, task, source, verdict, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ verdict, at }))
    .execute();
}

/** Verdicts since a moment, by task and who answered. */
export async function feedbackSince(db: Db, since: string) {
  return db
    .selectFrom('aiFeedback')
    .select([
      'task',
      'source',
      sql<number>`sum(verdict = 'up')`.as('up'),
      sql<number>`sum(verdict = 'down')`.as('down'),
    ])
    .where('at', '>=', since)
    .groupBy(['task', 'source'])
    .orderBy('task')
    .orderBy('source')
    .execute();
}
