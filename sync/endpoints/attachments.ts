import * as z from 'zod';
import { attachmentLimits } from '../rules/attachments.ts';

/**
 * A part of a file, as the body, of whoever is signed in, who must be `personId`; `from` is where in the file of that `size`
 * it begins. Answers how much of the file is there: a part that begins elsewhere changes nothing, so whoever asks goes on
 * from there, and the same part twice is there once. Whole (`received` is `size`): a message may name it.
 * 400 `hash-mismatch`, `invalid-file`; 413 `too-large`; 429 `daily-limit`.
 */
export const uploadEndpoint = {
  method: 'PUT',
  path: '/api/attachments/:hash',
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  query: z.strictObject({
    personId: z.uuid(),
    size: z.coerce.number().int().min(1).max(attachmentLimits.size),
    from: z.coerce.number().int().min(0),
  }),
  reply: z.object({ received: z.int() }),
} as const;

/** The bytes of a file, for the two people of its message. */
export function attachmentPath(messageId: string, hash: string): string {
  return `/api/attachments/${messageId}/${hash}`;
}
