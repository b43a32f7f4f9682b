import { liveAnswer } from '#src/data/database/live-answer.ts';
import { type Entry, type Meta, type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { isOpenTo, isPutOff, isSendable } from '#src/data/exchange/prepare-request.ts';
import { isUnsent } from '#src/data/unsent/is-unsent.ts';
import { isWritten, unsentEntries } from '#src/data/unsent/unsent-entries.ts';
import { outboxThings } from './outbox-things.ts';

type Held = { until: string | null };

export type OutboxState = {
  /** Whoever uses the device now, which may be another person than this tab shows. */
  personId: string;
  /** Things of the person that wait to be sent, as the Outbox page counts them. */
  waiting: number;
  /** How many of these go only once somebody has signed in. */
  untilSignIn: number;
  /** When the oldest of these was done: ISO. */
  oldestWaiting: string | null;
  /** All that could be sent was put off by the server: the first of it goes at `until`, where that is known: ISO. */
  held: Held | null;
  /** What needs the person, as the Outbox page counts it: refused work, and texts to choose from. */
  attention: number;
  /** How often something was written; 0 while nothing could be sent. */
  writes: number;
  /** How often something was written by then, whether or not it could be sent. */
  counted: number;
};

/** Tells of the outbox now and whenever it changes. Answers how to stop. */
export function watchOutbox(listener: (state: OutboxState) => void): () => void {
  return liveAnswer(outboxState).subscribe(listener);
}

/** Whether anything could be sent now: read up to the first that could. */
export function hasSendable(db: PersonDb, deviceNow: number): Promise<boolean> {
  return reconnecting(db, () =>
    db.transaction('r', db.meta, db.outbox, async () => {
      const meta = await readMeta(db);
      const entries = db.outbox.orderBy('order');
      const first = await entries
        .filter((entry) => isUnsent(entry) && isSendable(entry, meta, deviceNow))
        .first();
      return first !== undefined;
    }),
  );
}

function isAnySendable(unsent: Entry[], meta: Meta, deviceNow: number): boolean {
  return unsent.some((entry) => isSendable(entry, meta, deviceNow));
}

function heldOf(unsent: Entry[], meta: Meta, deviceNow: number): Held | null {
  const open = unsent.filter((entry) => isWritten(entry) && isOpenTo(entry, meta));
  if (open.length === 0 || !open.every((entry) => isPutOff(entry, deviceNow))) return null;
  const turns = open.flatMap(({ notBefore = 0, hasNoTurn }) => (hasNoTurn ? [] : [notBefore]));
  return { until: turns.length === 0 ? null : new Date(Math.min(...turns)).toISOString() };
}

async function outboxState(db: PersonDb): Promise<OutboxState> {
  const meta = await readMeta(db);
  // Asked after every write, in every tab: the outbox is read once for both.
  const unsent = await unsentEntries(db);
  const { refused, clashing, waiting } = await outboxThings(db, unsent);
  return {
    personId: ownerOf(db),
    waiting: waiting.length,
    untilSignIn: waiting.filter(({ needsSignIn }) => needsSignIn).length,
    oldestWaiting: waiting.map(({ entries: [first] }) => first.doneAt).sort()[0] ?? null,
    held: heldOf(unsent, meta, Date.now()),
    attention: refused.length + clashing.length,
    writes: isAnySendable(unsent, meta, Date.now()) ? meta.writes : 0,
    counted: meta.writes,
  };
}
