import type { Consent } from '#sync/records/consent.ts';
import type { Db } from './connection.ts';
import { rowsOf } from './records.ts';

type Question = Pick<Consent, 'accountId' | 'kind'>;

/** The last that a person answered to a question. */
export async function lastConsent(db: Db, question: Question): Promise<Consent | undefined> {
  const found = await newestFirst(db, question).selectAll().limit(1).execute();
  return rowsOf('consents', found)[0];
}

/** The ids of a person's answers to a question that have `most` newer ones, at most 100. */
export async function consentsBeyond(db: Db, question: Question, most: number): Promise<string[]> {
  const found = await newestFirst(db, question).select('id').limit(100).offset(most).execute();
  return found.map(({ id }) => id);
}

function newestFirst(db: Db, { accountId, kind }: Question) {
  return db
    .selectFrom('consents')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
}
