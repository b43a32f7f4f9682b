import { type SelectQueryBuilder, sql } from 'kysely';
import { type Outcome, outcomeSchema } from '#sync/protocol.ts';
import { compiledOnce } from './compiled-once.ts';
import type { Db, Trx } from './connection.ts';
import type { Schema } from './schema.ts';

export type Client = { clientId: string; userId: string | null; lastSeq: number; ack: number };

/**
 * The client, made with the first of its work and bound to whose that is for good; undefined where it is not known and `seq` is
 * not that of a first: nothing is kept of what cannot run.
 */
export async function clientFor(
  trx: Trx,
  { clientId, userId, seq }: { clientId: string; userId: string | null; seq: number },
): Promise<Client | undefined> {
  if (seq === 1)
    await trx
      .insertInto('clients')
      .values({ clientId, userId, lastSeq: 0, ack: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return trx.selectFrom('clients').selectAll().where('clientId', '=', clientId).executeTakeFirst();
}

/** Up to where the work of this person's client was run; 0 where it is none of theirs. */
export async function lastSeqOf(
  db: Db,
  { clientId, userId }: Pick<Client, 'clientId' | 'userId'>,
): Promise<number> {
  const client = await db
    .selectFrom('clients')
    .select('lastSeq')
    .where('clientId', '=', clientId)
    .where('userId', 'is', userId)
    .executeTakeFirst();
  return client?.lastSeq ?? 0;
}

export async function saveClient(trx: Trx, { clientId, lastSeq, ack }: Client): Promise<void> {
  await trx.updateTable('clients').set({ lastSeq, ack }).where('clientId', '=', clientId).execute();
}

/** What this client was told about a seq. */
export async function outcomeOfSeq(trx: Trx, clientId: string, seq: number): Promise<Outcome | undefined> {
  const found = await trx
    .selectFrom('outcomes')
    .select('outcome')
    .where('clientId', '=', clientId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return found && outcomeSchema.parse(JSON.parse(found.outcome));
}

/** What was decided for good about a mutation, and whose it was: null for a guest's. */
export async function finalOutcome(trx: Trx, mutationId: string) {
  const [found] = await finalOf(trx, { mutationId });
  return found && { outcome: outcomeSchema.parse(JSON.parse(found.outcome)), userId: found.userId };
}

const finalOf = compiledOnce((db, { mutationId }: { mutationId: string }) =>
  db
    .selectFrom('outcomes')
    .innerJoin('clients', 'clients.clientId', 'outcomes.clientId')
    .select(['outcome', 'clients.userId'])
    .where('mutationId', '=', mutationId)
    // Said in the text: SQLite plans anew at every use where only a value tells that the index of these will do.
    .where('final', '=', sql.lit(1)),
);

export async function saveOutcome(
  trx: Trx,
  { clientId, userId }: Client,
  outcome: Outcome,
  final: boolean,
  now: string,
) {
  const { seq, id: mutationId } = outcome;
  const isDone = final && outcome.result === 'applied';
  await addOutcome(trx, {
    clientId,
    seq,
    mutationId,
    outcome: JSON.stringify(outcome),
    final: final ? 1 : 0,
    createdAt: now,
    brief: userId === null && !isDone ? 1 : 0,
  });
}

type StoredOutcome = Record<'clientId' | 'mutationId' | 'outcome' | 'createdAt', string> &
  Record<'seq' | 'final' | 'brief', number>;

const addOutcome = compiledOnce((db, outcome: StoredOutcome) => db.insertInto('outcomes').values(outcome));

/** It was told again: its device keeps it for days from now, and may offer it to a restored server. */
export async function keepOutcome(trx: Trx, mutationId: string, now: string): Promise<void> {
  await trx
    .updateTable('outcomes')
    .set({ createdAt: now })
    .where('mutationId', '=', mutationId)
    .where('final', '=', sql.lit(1))
    .execute();
}

/**
 * Forgets outcomes that their client has stored, at most 3,000: those last told before a moment, and before a later one those
 * that decided nothing, as of work that was put off. Answers how many. What a client has stored it says only with further work,
 * and no account takes a guest's along as it goes: of theirs all that were last told before the moment, and, where nothing was
 * done, before a third.
 */
export async function pruneOutcomes(
  trx: Trx,
  { decided, undecided, brief }: { decided: string; undecided: string; brief: string },
): Promise<number> {
  const ofGuests = trx
    .selectFrom('outcomes')
    .select(['clientId', 'seq'])
    .where('brief', '=', sql.lit(1))
    .where('createdAt', '<', brief)
    .limit(1_000);
  return (
    (await pruneOf(trx, 1, decided, decided)) +
    (await pruneOf(trx, 0, undecided, decided)) +
    (await forget(trx, ofGuests))
  );
}

/** Each has an index of its own: together they would be looked for in all outcomes. */
async function pruneOf(trx: Trx, final: 0 | 1, before: string, unheardBefore: string): Promise<number> {
  const old = trx
    .selectFrom('outcomes')
    .select(['clientId', 'seq'])
    .where('final', '=', sql.lit(final))
    .where('createdAt', '<', before)
    .where((where) =>
      where.exists(
        where
          .selectFrom('clients')
          .select('clients.clientId')
          .whereRef('clients.clientId', '=', 'outcomes.clientId')
          .where((client) =>
            client.or([
              client('clients.ack', '>=', client.ref('outcomes.seq')),
              client.and([
                client('clients.userId', 'is', null),
                client('outcomes.createdAt', '<', unheardBefore),
              ]),
            ]),
          ),
      ),
    )
    .limit(1_000);
  return forget(trx, old);
}

/** `outcomes`: a query of their keys. A guest's client of which nothing is left goes along: who comes back begins another. */
async function forget(
  trx: Trx,
  outcomes: SelectQueryBuilder<Schema, never, Record<'clientId', string> & Record<'seq', number>>,
): Promise<number> {
  const gone = await trx
    .deleteFrom('outcomes')
    .where(({ eb, refTuple }) => eb(refTuple('clientId', 'seq'), 'in', outcomes.$asTuple('clientId', 'seq')))
    .returning('clientId')
    .execute();
  if (gone.length === 0) return 0;
  await trx
    .deleteFrom('clients')
    .where('clientId', 'in', [...new Set(gone.map(({ clientId }) => clientId))])
    .where('userId', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('outcomes').select('seq').whereRef('outcomes.clientId', '=', 'clients.clientId')),
      ),
    )
    .execute();
  return gone.length;
}

/** Forgets what became of a person's work, so many at most. Answers how many. */
export async function forgetOutcomesOf(trx: Trx, userId: string, most: number): Promise<number> {
  const theirs = trx
    .selectFrom('outcomes')
    .innerJoin('clients', 'clients.clientId', 'outcomes.clientId')
    .select(['outcomes.clientId', 'seq'])
    .where('clients.userId', '=', userId)
    .limit(most);
  return forget(trx, theirs);
}
