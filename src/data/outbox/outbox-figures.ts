import { currentDb } from '#src/data/database/open-db.ts';
import { type Entry, type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { unsentEntries } from '#src/data/unsent/unsent-entries.ts';
import { outboxThings } from './outbox-things.ts';

/** How this device's dealings with the server stand, in figures: nothing of what anybody wrote, or of who they are. */
export async function outboxFigures(now: number) {
  const db = await currentDb();
  return reconnecting(db, () => figuresOf(db, now));
}

async function figuresOf(db: PersonDb, now: number) {
  const { clientId, epoch, cursors, resyncFrom, nextSeq, ack } = await readMeta(db);
  const entries = await db.outbox.toArray();
  const unsent = await unsentEntries(db);
  const { refused, clashing } = await outboxThings(db, unsent);
  const own = ownerOf(db);
  return {
    client: clientId.slice(-6),
    epoch,
    // A person's own audience goes by their id.
    cursors: Object.fromEntries(
      Object.entries(cursors).map(([audience, at]) => [audience === own ? 'own' : audience, at]),
    ),
    resyncFrom,
    nextSeq,
    ack,
    outbox: countsOf(entries),
    held: unsent.filter(({ notBefore }) => notBefore !== undefined).length,
    needsYou: refused.length + clashing.length,
    oldestUnsentSeconds: ageOf(unsent, now),
  };
}

function countsOf(entries: Entry[]): Record<Entry['state'], number> {
  const counts = { waiting: 0, frozen: 0, applied: 0, refused: 0 };
  for (const { state } of entries) counts[state] += 1;
  return counts;
}

function ageOf(unsent: Entry[], now: number): number | null {
  if (unsent.length === 0) return null;
  return Math.round((now - Math.min(...unsent.map(({ doneAt }) => Date.parse(doneAt)))) / 1000);
}
