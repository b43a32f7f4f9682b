import type { Trx } from '../db/connection.ts';
import { type Message, queueMessage } from '../db/messages.ts';
import { take } from '../policies/tries.ts';

/** Whoever does the same over and over floods no mailbox, which may be somebody else's: it is done all the same. */
export async function tellSparingly(trx: Trx, message: Message, now: string): Promise<void> {
  const retryAt = await take(trx, now, [['accountMails', message.recipient, message.subject]]);
  if (retryAt === null) await queueMessage(trx, message, now);
}
