import * as z from 'zod';
import { mutation, refuse } from '../mutation.ts';
import { nameOnScreen } from '../name-on-screen.ts';
import { attachmentsSchema, messageSchema } from '../records/message.ts';
import { cleanFileName, isAcceptedName } from '../rules/attachments.ts';
import { otherOf } from '../rules/connections.ts';
import { readBy, readerIn, threadWith } from '../rules/messages.ts';
import { moment } from '../text.ts';

/** Writes to the other person of an accepted connection. */
export const sendMessage = mutation({
  args: z.strictObject({
    messageId: z.uuid(),
    connectionId: z.uuid(),
    toName: nameOnScreen(120),
    text: messageSchema.shape.text,
    /** Their bytes go before it. */
    attachments: attachmentsSchema.optional(),
    /** By the server's clock, as far as the device knows it; by its own from a version before. Absent where it does not. */
    writtenAt: moment.optional(),
  }),
  reads: ({ messageId, connectionId: id }) => [
    { table: 'threads', id },
    { table: 'connections', id },
    { table: 'directMessages', id: messageId },
  ],
  change(rows, { messageId: id, connectionId, text, attachments: given = [], writtenAt }, { userId, now }) {
    if (rows.get('directMessages', id)) return refuse('already-there', 'This message was sent already.');
    const connection = rows.get('connections', connectionId);
    if (!connection) return 'unknown';
    if (connection.status !== 'accepted')
      return refuse('not-connected', 'Messages go between people who are connected, and you are not now.');
    if (text.trim() === '' && given.length === 0) return refuse('invalid', 'Write something first.', 'text');
    const attachments = given.map((file) => ({ ...file, name: cleanFileName(file.name) }));
    if (!attachments.every(({ name }) => isAcceptedName(name)))
      return refuse('invalid-file', 'Files of this kind cannot be sent.', 'attachments');
    const times = { writtenAt: writtenAt && writtenAt < now ? writtenAt : now, sentAt: now };
    const sides = { senderId: userId, recipientId: otherOf(connection, userId).id };
    const thread = threadWith(connection, rows.get('threads', connectionId), { id, ...sides, ...times });
    const content = { text: text.trim(), attachments };
    const row = { id, connectionId, ...sides, number: thread.count, ...content, ...times };
    return [
      { table: 'threads', id: connectionId, row: thread },
      { table: 'directMessages', id, row },
    ];
  },
});

/** Says how far somebody has read a thread: up to the other's message of that number. It never goes back. */
export const markRead = mutation({
  args: z.strictObject({ connectionId: z.uuid(), upTo: z.int().min(1) }),
  passesOver: true,
  reads: ({ connectionId: id }) => [{ table: 'threads', id }],
  change(rows, { connectionId: id, upTo }, { userId }) {
    const thread = rows.get('threads', id);
    // What is gone needs no reading, and nobody to deal with it.
    if (!thread) return [];
    const read = Math.min(upTo, thread.count);
    if (read <= readBy(thread, userId)) return [];
    return [{ table: 'threads', id, row: { ...thread, [readerIn(thread, userId)]: read } }];
  },
  coalesce: (earlier, later) =>
    earlier.connectionId === later.connectionId
      ? { ...later, upTo: Math.max(earlier.upTo, later.upTo) }
      : null,
});
