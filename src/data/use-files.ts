import { usePersonQuery } from '#src/data/database/person-query.ts';
import type { Attachment } from '#sync/records/message.ts';

/** The hashes of all files on this device; undefined while loading. */
export function useFilesHere(): Set<string> | undefined {
  return usePersonQuery(async (db) => new Set(await db.files.toCollection().primaryKeys()));
}

/** The files that go along with the message that is being written. */
export function useChosenFiles(connectionId: string): Attachment[] {
  const chosen = usePersonQuery(async (db) => (await db.chosen.get(connectionId)) ?? null, [connectionId]);
  return chosen?.files ?? none;
}
const none: Attachment[] = [];
