import { filesOf } from '#src/data/database/entry-files.ts';
import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { isRefusedHereOnly } from '#src/data/unsent/unsent-entries.ts';
import type { Failure } from '#sync/errors.ts';
import type { Outcome } from '#sync/protocol.ts';
import { offeredFor } from './offered-for.ts';

/** The moment of an answer, by both clocks, in ms; null where the answer did not say. */
export type Clock = { deviceNow: number; serverNow: number | null };

export type Settled = {
  remaining: Entry[];
  /** Decided now, and not so before: what a restored server answers as the one before it is nothing new. */
  applied: Entry[];
  refused: (Entry & { failure: Failure })[];
  /** What screens showed until now and do no more: its effects are among the server's rows, or there are none. */
  left: Entry[];
  /** Decided, with all its effects on this device. */
  done: Entry[];
};

/**
 * Stores what became of the entries that were sent. Decided ones stay until the cursors have reached their effects
 * (these may come on a later page), then move to `kept`, to be offered again should the server be restored.
 */
export async function settle(
  db: PersonDb,
  outcomes: Outcome[],
  cursors: number[],
  clock: Clock,
): Promise<Settled> {
  const bySeq = new Map(outcomes.map((outcome) => [outcome.seq, outcome]));
  const entries = await db.outbox.orderBy('order').toArray();
  const reached = Math.min(...cursors);
  const now = clock.serverNow ?? clock.deviceNow;
  const done: Entry[] = [];
  const settled: Settled = { remaining: [], applied: [], refused: [], left: [], done };
  const written: Entry[] = [];
  for (const entry of entries) {
    const outcome = entry.state === 'frozen' && entry.seq !== undefined ? bySeq.get(entry.seq) : undefined;
    const after = outcome && outcome.id === entry.id ? decided(entry, outcome, clock) : entry;
    if (after !== entry) written.push(after);
    const isNews = after !== entry && after.state !== entry.cameTo;
    if (isNews && after.state === 'applied') settled.applied.push(after);
    if (isNews && after.state === 'refused' && after.failure)
      settled.refused.push({ ...after, failure: after.failure });
    if (isDone(after, reached) || (after !== entry && after.state === 'refused')) settled.left.push(after);
    if (isDone(after, reached)) done.push(after);
    else settled.remaining.push(after);
  }
  await db.outbox.bulkPut(written.filter((entry) => !done.includes(entry)));
  await takeOut(db, done, settled.remaining);
  // Refused work, too: a restored server has forgotten whose attention it asked for.
  await db.kept.bulkPut(done.map((entry) => ({ ...entry, keptAt: now })));
  if (done.length > 0)
    await db.kept
      .where('keptAt')
      .below(now - offeredFor)
      .delete();
  return settled;
}

/** In one go where nothing that stays lies between: each by itself is a message to the process that holds the database. */
async function takeOut(db: PersonDb, done: Entry[], remaining: Entry[]): Promise<void> {
  const [first] = done;
  const last = done.at(-1);
  if (!first || !last) return;
  const isBetween = ({ order }: Entry) => order > first.order && order < last.order;
  if (remaining.some(isBetween)) await db.outbox.bulkDelete(done.map(({ order }) => order));
  else await db.outbox.where('order').between(first.order, last.order, true, true).delete();
}

function decided(before: Entry, outcome: Outcome, clock: Clock): Entry {
  const { seq, failure: _, notBefore: __, heldSince: ___, hasNoTurn: ____, cameTo: _____, ...entry } = before;
  if (outcome.result === 'applied')
    return { ...entry, ...(seq !== undefined && { seq }), state: 'applied', at: outcome.at };
  if (outcome.result === 'refused')
    return { ...entry, state: 'refused', failure: outcome.failure, at: outcome.at };
  const put: Entry = {
    ...entry,
    state: 'waiting',
    failure: outcome.failure,
    ...hold(outcome, clock, before),
  };
  // They were sent once, and one is not there any more: all are looked at again.
  if (outcome.failure.code === 'file-missing') put.files = filesOf(entry).map(({ hash }) => hash);
  return put;
}

/**
 * The server's moment in the device's own time: device clocks may be years off. Where it names none a minute, and twice as long
 * each time it says the same again: only the person can do something about it, and what they do has it sent at once.
 */
function hold(
  { failure, retryAt }: Extract<Outcome, { result: 'later' }>,
  { deviceNow, serverNow }: Clock,
  before: Entry,
): Pick<Entry, 'heldSince' | 'notBefore' | 'hasNoTurn'> {
  if (retryAt === null || serverNow === null) {
    const wait = before.failure?.code === failure.code ? Math.min(hour, 2 * waitedFor(before)) : 0;
    return { heldSince: deviceNow, notBefore: deviceNow + Math.max(minute, wait), hasNoTurn: true };
  }
  const wait = Math.max(second, Date.parse(retryAt) - serverNow);
  return { heldSince: deviceNow, notBefore: deviceNow + wait };
}

function waitedFor({ heldSince = 0, notBefore = 0, hasNoTurn }: Entry): number {
  return hasNoTurn ? notBefore - heldSince : 0;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** What no row tells of (a guest's, or under an id of somebody else's) stays until the person has dealt with it. */
function isDone(entry: Entry, reached: number): boolean {
  const { state, at } = entry;
  if (state === 'refused') return !isRefusedHereOnly(entry) && (at ?? 0) <= reached;
  return state === 'applied' && at !== undefined && at <= reached;
}
