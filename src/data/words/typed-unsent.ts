import type { PersonDb, Typed } from '#src/data/database/person-db.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { fileSize } from '#src/lib/file-size.ts';
import { paths } from '#src/paths.ts';
import type { Attachment } from '#sync/records/message.ts';
import { otherOf } from '#sync/rules/connections.ts';
import { allHeldTyped, withHeld } from './held-typed.ts';

type TypedUnsent = Typed & { files: Attachment[] };

/** Words that were typed to somebody and not sent, and files: nothing but this device has them, and no outbox sends them. */
export async function typedNotSent(db: PersonDb): Promise<TypedUnsent[]> {
  const stored = await db.typed.toArray();
  const typed = new Map<string, Typed>(stored.map((row) => [row.connectionId, row]));
  for (const held of allHeldTyped(ownerOf(db)))
    typed.set(held.connectionId, withHeld(typed.get(held.connectionId), held));
  const chosen = new Map((await db.chosen.toArray()).map(({ connectionId, files }) => [connectionId, files]));
  const blank = { text: '', turn: 0, at: new Date().toISOString() };
  const rows = [...new Set([...typed.keys(), ...chosen.keys()])].map((connectionId) => ({
    connectionId,
    ...(typed.get(connectionId) ?? blank),
    files: chosen.get(connectionId) ?? [],
  }));
  return rows.filter(({ text, files }) => text.trim() !== '' || files.length > 0);
}

/** The same as it is told to the person. */
export async function typedItems(db: PersonDb) {
  const typed = await typedNotSent(db);
  const connections = await rowsOf(db, 'connections').bulkGet(typed.map(({ connectionId }) => connectionId));
  return typed.map(({ connectionId, text, files, toName = 'somebody', toHref, at }, place) => {
    const connection = connections[place];
    const whom = connection ? otherOf(connection, ownerOf(db)).name : toName;
    const said = text.trim() === '' ? [] : [{ words: `message: ${text}` }];
    const changes = [
      ...said,
      ...files.map(({ name, size }) => ({ words: `file: ${name} (${fileSize(size)})` })),
    ];
    const isTalk = connection?.status === 'accepted' || connection?.status === 'ended';
    const href = isTalk ? paths.conversation(connectionId) : toHref;
    const title = `Message to ${whom}`;
    return { key: `typed:${connectionId}`, connectionId, title, href, changes, at, state: 'typed' };
  });
}
