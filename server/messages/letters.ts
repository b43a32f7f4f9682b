import type { Message } from '../db/messages.ts';
import { type Addressee, letterTo } from '../letter-to.ts';
import { nameInMail } from '../name-in-mail.ts';

/** Says that there is something to read, not what: words between two people stay between them. */
export function messageWaits(to: Addressee, from: string): Message {
  const words = `${nameInMail(from)} has written to you. You read and answer it under Messages.`;
  return letterTo(to, 'You have a new message', words);
}
