import { currentPersonId } from '#src/data/database/device-db.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import type { News } from '#src/state/status-channel.ts';
import { newsOf } from './announce.ts';
import { connectionAfter } from './connection-after.ts';
import { deviceWorld } from './device-world.ts';
import { type Drained, drain } from './drain.ts';
import { noteAsked } from './guest-reading.ts';

type Options = Parameters<typeof drain>[1];

/**
 * Drains the outbox of whoever uses the device, and tells what came of their work as it comes, and at the end how things
 * stand with the server.
 */
export async function drainAndTell(
  tell: (news: News) => void,
  options: Options,
  onDirectory: (hash: string | null) => void = () => {},
): Promise<Drained> {
  const world = deviceWorld((reply, applied, db) => {
    const news = newsOf(applied);
    if (news.applied || news.refused || news.merged) tell({ personId: ownerOf(db), ...news });
    // Of an answer that another tab was faster with that tab has told.
    if (applied.result === 'changed' && reply.arrived !== undefined)
      tell({ personId: ownerOf(db), arrived: reply.arrived });
    onDirectory(reply.directory);
  });
  const post: typeof world.post = (request, isHeard) => {
    noteAsked(request);
    return world.post(request, isHeard);
  };
  const drained = await drain({ ...world, post }, options).finally(() => noteAsked(null));
  // Whose turn it is cannot be read either; and other tabs may still have their connection.
  if (drained.end === 'failed' && drained.why === 'storage') return drained;
  tell({
    personId: await currentPersonId(),
    connection: connectionAfter(drained),
    ...(drained.end === 'done' && { lastSyncedAt: new Date().toISOString() }),
  });
  return drained;
}
