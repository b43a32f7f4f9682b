import type { Connection } from '#sync/records/connection.ts';
import type { Message } from '../db/messages.ts';
import { type Addressee, letterTo } from '../letter-to.ts';
import { nameInMail } from '../name-in-mail.ts';

export function connectionRequested(
  to: Addressee,
  from: string,
  { message, dealTitle }: Pick<Connection, 'message' | 'dealTitle'>,
): Message {
  const about = dealTitle === '' ? '' : ` about "${dealTitle}"`;
  const said = message === '' ? '' : `\n\n${message}`;
  return letterTo(
    to,
    'You have a connection request',
    `${nameInMail(from)} asks to connect with you${about}.${said}\n\nAccept or decline it under Connections.`,
  );
}

export function connectionAccepted(to: Addressee, by: string): Message {
  return letterTo(
    to,
    'Your connection request was accepted',
    `${nameInMail(by)} has accepted your connection request. You find how to reach them under Connections.`,
  );
}
