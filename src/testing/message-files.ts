import { createHash } from 'node:crypto';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { fileHere } from '#src/data/files.ts';
import { newId } from '#sync/ids.ts';
import type { Attachment } from '#sync/records/message.ts';

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

export const named = (name: string, text: string): Attachment => ({
  hash: hashOf(text),
  name,
  size: text.length,
});

/** The server has a file no more, or not for whoever asks. */
export const noSuchFile = () =>
  Response.json({ code: 'not-found', message: 'There is no such file.' }, { status: 404 });

/** Somebody wrote, and these went along. Answers the id of the message. */
export async function arrive(db: PersonDb, ...attachments: Attachment[]): Promise<string> {
  const id = newId();
  const at = '2026-03-01T09:00:00.000Z';
  const [connectionId, senderId, recipientId] = [newId(), newId(), newId()];
  const message = { id, connectionId, senderId, recipientId, number: 1, text: 'Here.', attachments };
  await rowsOf(db, 'directMessages').put({ ...message, writtenAt: at, sentAt: at });
  return id;
}

/** Whether a file of this text is on this device. */
export async function isHere(text: string): Promise<boolean> {
  return (await fileHere(hashOf(text))) !== null;
}
