import type { Account } from '#sync/records/account.ts';
import type { Connection } from '#sync/records/connection.ts';
import type { Message } from '../db/messages.ts';
import { greeting, nameInMail } from '../name-in-mail.ts';

// Subjects hold nothing that a person wrote: no line break of theirs can reach the head of a mail.

type To = Pick<Account, 'email' | 'fullName'>;

export function connectionRequested(
  to: To,
  from: string,
  { message, dealTitle }: Pick<Connection, 'message' | 'dealTitle'>,
): Message {
  const about = dealTitle === '' ? '' : ` about "${dealTitle}"`;
  const said = message === '' ? '' : `\n\n${message}`;
  return letter(
    to,
    'You have a connection request',
    `${nameInMail(from)} asks to connect with you${about}.${said}\n\nAccept or decline it under Connections.`,
  );
}

export function connectionAccepted(to: To, by: string): Message {
  return letter(
    to,
    'Your connection request was accepted',
    `${nameInMail(by)} has accepted your connection request. You find how to reach them under Connections.`,
  );
}

function letter({ email, fullName }: To, subject: string, words: string): Message {
  return { channel: 'mail', recipient: email, subject, text: `${greeting(fullName)}\n\n${words}\n` };
}
