import * as z from 'zod';
import { attachmentLimits } from '../rules/attachments.ts';
import { moment, text } from '../text.ts';

export const longestMessage = 4_000;

/** A file that goes along with a message: its bytes are fetched by their hash when somebody wants them. */
const attachmentSchema = z.strictObject({
  /** SHA-256 of the bytes, 64 hex digits. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  name: text(attachmentLimits.nameLength),
  size: z.int().min(1).max(attachmentLimits.size),
});
export type Attachment = z.infer<typeof attachmentSchema>;

export const attachmentsSchema = z
  .array(attachmentSchema)
  .max(attachmentLimits.files, `At most ${attachmentLimits.files} files can go along with a message.`);

/** What one of two connected people wrote to the other. Shown to both; nobody changes it any more. */
export const messageSchema = z.strictObject({
  id: z.uuid(),
  connectionId: z.uuid(),
  senderId: z.uuid(),
  recipientId: z.uuid(),
  /** Its place in the thread: 1, 2, 3 ... in the order in which the server took them. */
  number: z.int().min(1),
  /** '' where files alone were sent. */
  text: text(longestMessage),
  /** Not there in rows of before there were any. */
  attachments: attachmentsSchema.optional(),
  /** When it was written, as the sender's device tells it, though never later than it was sent: it may have waited for a network. */
  writtenAt: moment,
  sentAt: moment,
});
export type Message = z.infer<typeof messageSchema>;
