import type { Account } from '#sync/records/account.ts';
import type { Message } from './db/messages.ts';
import { greeting } from './name-in-mail.ts';

export type Addressee = Pick<Account, 'email' | 'fullName'>;

/**
 * A mail to a person. Its subject holds nothing that a person wrote: no line break of theirs can reach the head of a mail. The
 * words go on after the greeting, and begin like the rest of a sentence.
 */
export function letterTo({ email, fullName }: Addressee, subject: string, words: string): Message {
  return { channel: 'mail', recipient: email, subject, text: `${greeting(fullName)}\n\n${words}\n` };
}
