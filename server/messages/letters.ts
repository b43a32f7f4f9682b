import type { Account } from '#sync/records/account.ts';
import type { Message } from '../db/messages.ts';
import { greeting, nameInMail } from '../name-in-mail.ts';

/** Says that there is something to read, not what: words between two people stay between them. */
export function messageWaits(
  { email, fullName }: Pick<Account, 'email' | 'fullName'>,
  from: string,
): Message {
  return {
    channel: 'mail',
    recipient: email,
    subject: 'You have a new message',
    text: `${greeting(fullName)}\n\n${nameInMail(from)} has written to you. You read and answer it under Messages.\n`,
  };
}
