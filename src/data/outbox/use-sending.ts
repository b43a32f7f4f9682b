import type { PersonDb } from '#src/data/database/person-db.ts';
import { usePersonQuery } from '#src/data/database/person-query.ts';

/** What has become of one action: on its way, taken by the server, not taken, or taken back here. */
export type Sending = 'waiting' | 'sent' | 'refused' | 'cancelled';

/** Follows an action by its id; undefined while that is not known, or there is none to follow. */
export function useSending(id: string | null): Sending | undefined {
  return usePersonQuery(async (db) => (id === null ? undefined : sendingOf(db, id)), [id]);
}

async function sendingOf(db: PersonDb, id: string): Promise<Sending> {
  const entry = (await db.outbox.get({ id })) ?? (await db.kept.get({ id }));
  if (!entry) return 'cancelled';
  if (entry.state === 'applied') return 'sent';
  return entry.state === 'refused' ? 'refused' : 'waiting';
}
