import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import { keyText, type TableName } from '#sync/table-names.ts';
import { isUnsent } from './is-unsent.ts';

/** Why work has not reached the server: the server's own reason where it gave one, else null. */
export type Waiting = { reason: string | null };

/** The rows of a table that hold unsent work of these kinds, by id. */
export async function waitingRows(
  db: PersonDb,
  table: TableName,
  names: readonly MutationName[],
): Promise<Map<string, Waiting>> {
  const unsent = await unsentOn(db, table, names);
  return new Map([...unsent].map(([id, { failure }]) => [id, { reason: failure?.message ?? null }]));
}

/**
 * The unsent work of these kinds on rows of a table, by their id: of several on one row the last. `along`: only what touches a
 * key that begins so.
 */
export async function unsentOn(
  db: PersonDb,
  table: TableName,
  names: readonly MutationName[],
  along = keyText({ table, id: '' }),
): Promise<Map<string, Entry>> {
  const prefix = keyText({ table, id: '' });
  const kinds = new Set<string>(names);
  const entries = await db.outbox.where('touches').startsWith(along).toArray();
  return new Map(
    entries
      .filter((entry) => kinds.has(entry.name) && isUnsent(entry))
      .flatMap((entry) =>
        entry.touches
          .filter((key) => key.startsWith(prefix))
          .map((key) => [key.slice(prefix.length), entry] as const),
      ),
  );
}
