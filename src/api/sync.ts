import { type SyncReply, type SyncRequest, syncPath, syncReplySchema } from '#sync/protocol.ts';
import { type Answer, request } from './request.ts';

/**
 * One round trip. A large batch gets more time than a small one. A question to a server that was heard a moment ago is
 * given up soon, so that a lost network shows; asked again, as to one that is not heard, it gets its time on a slow one.
 * An answer that has begun is not silence: it may just be long.
 * A guest's device is a stranger's, whatever cookie is there: browsers may clear what a page has stored and leave that, and the
 * server would answer such a device nothing at all.
 */
export function postSync(body: SyncRequest, isHeard = false): Promise<Answer<SyncReply>> {
  const isQuick = isHeard && body.mutations.length === 0;
  const limits = isQuick
    ? { silence: 6_000, timeout: 26_000 }
    : { timeout: 20_000 + body.mutations.length * 200 };
  return request('POST', syncPath, syncReplySchema, { body, isStranger: body.userId === null, ...limits });
}
