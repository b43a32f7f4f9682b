import { limits, type SyncReply, type SyncRequest, syncPath, syncReplySchema } from '#sync/protocol.ts';
import { OfflineError } from './offline-error.ts';
import { type Answer, request } from './request.ts';

const longest = 20_000;
/** How many bytes pass upwards in a millisecond, at least. */
const slowest = 2;
/** A page of the shortest answer, in bytes: some rows. */
const fewest = 16 * 1024;
/** How long the last answer took, in ms: a slow network is not a lost one. */
let took = 0;
/** Of rows, at most, in the next answer. */
let replyBytes: number = limits.replyBytes;

/**
 * One round trip. A large batch gets more time than a small one. A question to a server that was heard a moment ago is
 * given up soon, so that a lost network shows, but not before twice the time of the last answer; asked again, as to one that
 * is not heard, it gets its time on a slow one.
 * An answer that has begun is not silence: it may just be long, and has its time as long as something comes of it. Where it breaks
 * off all the same, the next ones are shorter, and grow again as they come whole: a line that never holds for long leads on, too.
 * A guest's device is a stranger's, whatever cookie is there: browsers may clear what a page has stored and leave that, and the
 * server would answer such a device nothing at all.
 */
export async function postSync(body: SyncRequest, isHeard = false): Promise<Answer<SyncReply>> {
  const isQuick = isHeard && body.mutations.length === 0;
  const timeout = isQuick
    ? Math.min(longest, Math.max(6_000, 2 * took))
    : longest + new TextEncoder().encode(JSON.stringify(body.mutations)).length / slowest;
  const began = performance.now();
  const isStranger = body.userId === null;
  const path = replyBytes < limits.replyBytes ? `${syncPath}?replyBytes=${replyBytes}` : syncPath;
  const answer = await request('POST', path, syncReplySchema, { body, isStranger, timeout }).catch(
    (error: unknown) => {
      if (error instanceof OfflineError && error.isCut) replyBytes = Math.max(fewest, replyBytes / 4);
      throw error;
    },
  );
  took = performance.now() - began;
  if (answer.value.more) replyBytes = Math.min(limits.replyBytes, 2 * replyBytes);
  return answer;
}
