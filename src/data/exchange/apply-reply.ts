import { putMarked } from '#src/data/database/group-marks.ts';
import { lackingIn } from '#src/data/database/has-arrived.ts';
import { inTransaction } from '#src/data/database/in-transaction.ts';
import { type Entry, type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import type { RowSet } from '#src/data/database/row-set.ts';
import type { Failure } from '#sync/errors.ts';
import type { Cursors, SyncReply, SyncRequest } from '#sync/protocol.ts';
import { keyText } from '#sync/table-names.ts';
import type { Row } from '#sync/tables.ts';
import { noteMerged } from './merged-words.ts';
import { readLayers, showWith } from './optimistic-rows.ts';
import { noteNamed, takeUnnamed } from './resync.ts';
import { sendPutOffWithAccount, sendPutOffWithPlan } from './send-put-off.ts';
import { type Clock, settle } from './settle.ts';
import { startNewClient } from './start-new-client.ts';

/** What an answer did to the device. `stale`: another tab was faster, the answer is dropped and asked for again. */
export type Applied = {
  result: 'nothing' | 'stale' | 'changed' | 'new-client';
  applied: Entry[];
  refused: (Entry & { failure: Failure })[];
  /** Names of the drafts in which words of the person were joined with words written elsewhere. */
  merged: string[];
};

const nothing: Applied = { result: 'nothing', applied: [], refused: [], merged: [] };

/**
 * Brings one answer into the database, in one transaction: server rows back, rows and deletions in, outcomes stored,
 * unsent work replayed, cursors stored. An answer that changes nothing writes nothing.
 */
export async function applyReply(
  db: PersonDb,
  request: SyncRequest,
  reply: SyncReply,
  clock: Clock,
): Promise<Applied> {
  if (reply.otherEpoch || reply.gapAt !== undefined) {
    await startNewClient(db, request, reply.epoch, clock);
    return { ...nothing, result: 'new-client' };
  }
  if (isSilent(request, reply) && !(await mustFollow(db, request.cursors, reply.cursors))) return nothing;
  return inTransaction(db, async () => {
    const meta = await readMeta(db);
    if (meta.clientId !== request.clientId || !sameCursors(meta.cursors, request.cursors))
      return { ...nothing, result: 'stale' };
    const resyncFrom = reply.resyncFrom ?? meta.resyncFrom;
    if (reply.resyncFrom !== undefined) await db.named.clear();
    const settled = await settle(db, reply.outcomes, Object.values(reply.cursors), clock);
    await sendPutOffWithPlan(db, reply);
    await sendPutOffWithAccount(db, reply);
    const unsent = settled.remaining.filter((entry) => entry.state !== 'refused');
    if (resyncFrom !== null) await noteNamed(db, reply);
    const unnamed = resyncFrom !== null && !reply.more ? await takeUnnamed(db) : [];
    const told = [...reply.changes, ...reply.deletions].map(keyText);
    const about = [...told, ...settled.left.flatMap(({ touches }) => touches)];
    // What this device shows may have been cleared, or be about to go: then all of it is looked at.
    const isNews = resyncFrom === null && Object.keys(request.cursors).length > 0;
    const layers = await readLayers(db, unsent, meta, { about: isNews ? about : undefined, told });
    takeIn(reply, layers.server);
    for (const key of unnamed) layers.server.set(key, null);
    await showWith(db, layers, unsent, meta);
    const goesOnFrom = reply.more ? resyncFrom : null;
    await putMarked(db, {
      ...meta,
      epoch: reply.epoch,
      cursors: reply.cursors,
      resyncFrom: goesOnFrom,
      lacks: goesOnFrom === null ? undefined : lackingIn(meta),
      isBetweenPages: reply.more,
      isFirstReading:
        reply.more && (Object.keys(request.cursors).length === 0 || meta.isFirstReading === true),
      ack: Math.max(meta.ack, ...reply.outcomes.map(({ seq }) => seq)),
    });
    const merged = await noteMerged(db, settled.done, meta.clientId, reply);
    return { result: 'changed', applied: settled.applied, refused: settled.refused, merged };
  });
}

function isSilent(request: SyncRequest, reply: SyncReply): boolean {
  return (
    reply.outcomes.length + reply.changes.length + reply.deletions.length === 0 &&
    reply.resyncFrom === undefined &&
    request.resyncFrom === undefined &&
    reply.epoch === request.epoch &&
    !reply.more
  );
}

const mostLag = 1_000;

/**
 * On a busy server the counter moves on by other people's work: that alone is not worth a write. Unless work that was
 * decided waits for the cursors, or they would fall so far behind that the server might forget what they have not seen, or a
 * version before this has left no marks.
 */
async function mustFollow(db: PersonDb, from: Cursors, to: Cursors): Promise<boolean> {
  const { isBetweenPages, marked } = await readMeta(db);
  if (isBetweenPages || !marked) return true;
  if (sameCursors(from, to)) return false;
  const isNear =
    Object.keys(from).length === Object.keys(to).length &&
    Object.entries(to).every(([audience, at]) => at - (from[audience] ?? Number.NEGATIVE_INFINITY) < mostLag);
  return !isNear || (await db.outbox.where('state').equals('applied').count()) > 0;
}

function sameCursors(a: Cursors, b: Cursors): boolean {
  return (
    Object.keys(a).length === Object.keys(b).length &&
    Object.entries(a).every(([audience, at]) => b[audience] === at)
  );
}

function takeIn(reply: SyncReply, server: RowSet): void {
  for (const { table, id } of reply.deletions) server.set(keyText({ table, id }), null);
  for (const { table, id, row } of reply.changes) server.set(keyText({ table, id }), row as Row); // this protocol's server sends this table's shape
}
