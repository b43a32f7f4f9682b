import * as z from 'zod';
import { type Attachment, attachmentsSchema } from '#sync/records/message.ts';
import type { Entry, PersonDb } from './person-db.ts';
import { rowsOf } from './rows.ts';

const named = z.object({ attachments: attachmentsSchema });

/** The files that go along with an action. */
export function filesOf({ name, args }: Pick<Entry, 'name' | 'args'>): Attachment[] {
  return name === 'sendMessage' ? (named.safeParse(args).data?.attachments ?? []) : [];
}

/** What of these files is on this device and goes before the action; in a transaction over them. */
export async function filesToSend(
  db: PersonDb,
  work: Pick<Entry, 'name' | 'args'>,
): Promise<Pick<Entry, 'files'>> {
  const hashes = [...new Set(filesOf(work).map(({ hash }) => hash))];
  if (hashes.length === 0) return {};
  const here = await db.files.where('hash').anyOf(hashes).primaryKeys();
  return here.length === 0 ? {} : { files: here };
}

/** Every file that would be lost with what is on this device: of work that is not done, and of messages still being written. */
export async function neededFiles(db: PersonDb): Promise<Set<string>> {
  const entries = await db.outbox.toArray();
  const chosen = await db.chosen.toArray();
  // Refused work can be tried again as long as nobody has dealt with it.
  const open = (await rowsOf(db, 'attention').toArray()).filter(({ resolution }) => resolution === null);
  const files = [...[...entries, ...open].flatMap(filesOf), ...chosen.flatMap(({ files }) => files)];
  return new Set(files.map(({ hash }) => hash));
}
