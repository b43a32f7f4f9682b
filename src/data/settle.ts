import type { Failure } from '#sync/errors.ts';
import { guestId } from '#sync/ids.ts';
import type { Outcome } from '#sync/protocol.ts';
import { type Entry, type PersonDb, readMeta } from './person-db.ts';

/** The moment of an answer, by both clocks, in ms; null where the answer did not say. */
export type Clock = { deviceNow: number; serverNow: number | null };

export type Settled = { remaining: Entry[]; applied: Entry[]; refused: (Entry & { failure: Failure })[] };

const keptFor = 14 * 24 * 60 * 60 * 1000;

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
  const { userId } = await readMeta(db);
  const reached = Math.min(...cursors);
  const now = clock.serverNow ?? clock.deviceNow;
  const settled: Settled = { remaining: [], applied: [], refused: [] };
  const done: Entry[] = [];
  const written: Entry[] = [];
  for (const entry of entries) {
    const outcome = entry.state === 'frozen' && entry.seq !== undefined ? bySeq.get(entry.seq) : undefined;
    const after = outcome && outcome.id === entry.id ? decided(entry, outcome, clock) : entry;
    if (after !== entry) written.push(after);
    if (after !== entry && after.state === 'applied') settled.applied.push(after);
    if (after !== entry && after.state === 'refused' && after.failure)
      settled.refused.push({ ...after, failure: after.failure });
    if (isDone(after, reached, userId)) done.push(after);
    else settled.remaining.push(after);
  }
  await db.outbox.bulkPut(written.filter((entry) => !done.includes(entry)));
  await db.outbox.bulkDelete(done.map(({ order }) => order));
  // Refused work, too: a restored server has forgotten whose attention it asked for.
  await db.kept.bulkPut(done.map((entry) => ({ ...entry, keptAt: now })));
  if (done.length > 0)
    await db.kept
      .where('keptAt')
      .below(now - keptFor)
      .delete();
  return settled;
}

function decided(
  { seq, failure: _, notBefore: __, heldSince: ___, ...entry }: Entry,
  outcome: Outcome,
  clock: Clock,
): Entry {
  if (outcome.result === 'applied')
    return { ...entry, ...(seq !== undefined && { seq }), state: 'applied', at: outcome.at };
  if (outcome.result === 'refused')
    return { ...entry, state: 'refused', failure: outcome.failure, at: outcome.at };
  return { ...entry, state: 'waiting', failure: outcome.failure, ...hold(outcome.retryAt, clock) };
}

/** The server's moment in the device's own time: device clocks may be years off. */
function hold(
  retryAt: string | null,
  { deviceNow, serverNow }: Clock,
): Pick<Entry, 'heldSince' | 'notBefore'> {
  const wait =
    retryAt === null || serverNow === null ? minute : Math.max(second, Date.parse(retryAt) - serverNow);
  return { heldSince: deviceNow, notBefore: deviceNow + wait };
}

const second = 1_000;
const minute = 60 * second;

/** A guest's refusal has no row that would tell of it: it stays until the person has dealt with it. */
function isDone({ state, at }: Entry, reached: number, userId: string): boolean {
  if (state === 'refused') return userId !== guestId && (at ?? 0) <= reached;
  return state === 'applied' && at !== undefined && at <= reached;
}
