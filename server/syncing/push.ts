import { guestId } from '#sync/ids.ts';
import type { Context } from '#sync/mutation.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import type { Outcome, SentMutation, SyncRequest } from '#sync/protocol.ts';
import {
  type Client,
  clientFor,
  finalOutcome,
  keepOutcome,
  outcomeOfSeq,
  saveClient,
  saveOutcome,
} from '../db/clients.ts';
import { commandOnce } from '../db/compiled-once.ts';
import type { Trx } from '../db/connection.ts';
import { isTransient } from '../db/transient.ts';
import { HttpFailure } from '../http-failure.ts';
import { hasRoomForRefused } from '../policies/room-for-refused.ts';
import type { EffectWorld } from './effect-world.ts';
import { effectOf } from './effects.ts';
import { makeRoom } from './make-room.ts';
import { type PutOff, putOffWith } from './put-off-with.ts';
import { judge, type Verdict } from './run-mutation.ts';
import { writeChanges } from './write.ts';

export type Pushed = { outcomes: Outcome[]; gapAt?: number };
export type PushOptions = EffectWorld & { now: () => string; onBug: (error: unknown) => void };
/** `putOff`: what this request has brought so far that has to wait. */
type Running = PushOptions & { putOff: PutOff[] };

/**
 * Runs what a device sent, in order, each exactly once, inside one transaction that the caller commits before it
 * answers. Each mutation has a savepoint of its own, so that one that fails takes only itself along. What is built on work
 * that has to wait, waits with it.
 */
export async function push(trx: Trx, request: SyncRequest, options: PushOptions): Promise<Pushed> {
  const { clientId, userId } = request;
  const client = await clientFor(trx, { clientId, userId, seq: request.mutations[0]?.seq ?? 0 });
  if (!client) return { outcomes: [], gapAt: 1 };
  if (client.userId !== userId) {
    throw new HttpFailure(409, {
      code: 'client-of-another',
      message: 'This device began with somebody else.',
    });
  }
  const outcomes: Outcome[] = [];
  const running: Running = { ...options, putOff: [] };
  let gapAt: number | undefined;
  for (const sent of request.mutations) {
    if (sent.seq > client.lastSeq + 1) {
      gapAt = client.lastSeq + 1;
      break;
    }
    const known = sent.seq <= client.lastSeq ? await outcomeOfSeq(trx, client.clientId, sent.seq) : undefined;
    // A copied or rolled back device counts again from where it was: under a new client its work can go on. What its client has
    // acknowledged may be forgotten, and is asked for by nobody else.
    if (known ? known.id !== sent.id : sent.seq <= client.lastSeq) {
      gapAt = client.lastSeq + 1;
      break;
    }
    const outcome = sent.seq <= client.lastSeq ? known : await runNext(trx, client, sent, running);
    if (known) await keepOutcome(trx, sent.id, options.now());
    if (outcome) outcomes.push(outcome);
    client.lastSeq = Math.max(client.lastSeq, sent.seq);
  }
  const stored = { ...client, ack: Math.max(client.ack, Math.min(request.ack, client.lastSeq)) };
  await saveClient(trx, stored);
  return gapAt === undefined ? { outcomes } : { outcomes, gapAt };
}

/**
 * Who signs in offers what they sent as a guest again, under the same id: a guest's decision is told to whoever names its
 * id, as it is to every guest. It says only whether it was taken, or what was wrong with it.
 */
async function runNext(trx: Trx, client: Client, sent: SentMutation, options: Running): Promise<Outcome> {
  const decided = await finalOutcome(trx, sent.id);
  if (decided) {
    const outcome: Outcome =
      decided.userId === client.userId || (decided.userId === null && mutationNamed(sent.name)?.guests)
        ? { ...decided.outcome, seq: sent.seq }
        : { result: 'refused', seq: sent.seq, id: sent.id, at: 0, failure: usedId };
    await saveOutcome(trx, client, outcome, false, options.now());
    await keepOutcome(trx, sent.id, options.now());
    return outcome;
  }
  const outcome = await decide(trx, client, sent, options);
  await saveOutcome(trx, client, outcome, outcome.result !== 'later', options.now());
  return outcome;
}

const usedId = { code: 'used-id', message: 'This id already belongs to another action.' };

async function decide(trx: Trx, client: Client, sent: SentMutation, options: Running): Promise<Outcome> {
  const context = contextOf(client, sent, options.now());
  await begin(trx);
  try {
    let verdict = await judge(trx, sent, context, options);
    if (context && 'refused' in verdict) {
      const along = await putOffWith(trx, sent, context, verdict.refused, options);
      // Only supposed: what it counted on the way is not to stand.
      await rollBack(trx);
      verdict = along ?? verdict;
    }
    if ('later' in verdict) options.putOff.push(verdict);
    if (context && 'changes' in verdict) await effectOf(sent.name)?.(trx, sent.args, context, options);
    const outcome = await carryOut(trx, client, sent, verdict, options.now());
    await release(trx);
    return outcome;
  } catch (error) {
    if (isTransient(error)) throw error;
    options.onBug(error);
    await rollBack(trx);
    await release(trx);
    return carryOut(trx, client, sent, { refused: brokenHere }, options.now());
  }
}

const begin = commandOnce('savepoint mutation');
const release = commandOnce('release mutation');
const rollBack = commandOnce('rollback to mutation');

const brokenHere = { code: 'internal', message: 'Something went wrong on our side with this action.' };

/** Who acts: the session's user, or a guest where the mutation is open to guests. */
function contextOf(client: Client, sent: SentMutation, now: string): Context | null {
  if (client.userId === null && !mutationNamed(sent.name)?.guests) return null;
  return { userId: client.userId ?? guestId, clientId: client.clientId, now, id: sent.id };
}

async function carryOut(
  trx: Trx,
  client: Client,
  { seq, id, name, args }: SentMutation,
  verdict: Verdict,
  now: string,
): Promise<Outcome> {
  if ('later' in verdict) return { result: 'later', seq, id, ...verdict.later };
  if ('changes' in verdict) {
    await makeRoom(trx, verdict.changes, now);
    return { result: 'applied', seq, id, at: await writeChanges(trx, verdict.changes, now) };
  }
  const { code, message, field } = verdict.refused;
  // What is too large to be a mutation is too large to be kept.
  const kept = code === 'too-large' ? null : args;
  if (
    client.userId === null ||
    name === 'resolveAttention' ||
    !(await hasRoomForRefused(trx, client.userId, kept))
  )
    return { result: 'refused', seq, id, at: 0, failure: verdict.refused };
  const row = {
    id,
    userId: client.userId,
    name,
    args: kept,
    code,
    message,
    field: field ?? null,
    at: now,
    resolution: null,
    resolvedAt: null,
  };
  const at = await writeChanges(trx, [{ table: 'attention', id, row }], now);
  return { result: 'refused', seq, id, at, failure: verdict.refused };
}
