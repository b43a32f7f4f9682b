import { type SyncReply, type SyncRequest, syncPath, syncReplySchema } from '#sync/protocol.ts';
import { type Answer, request } from './request.ts';

/** One round trip. A large batch gets more time than a small one. */
export function postSync(body: SyncRequest): Promise<Answer<SyncReply>> {
  return request('POST', syncPath, syncReplySchema, { body, timeout: 20_000 + body.mutations.length * 200 });
}
