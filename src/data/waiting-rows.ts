import type { MutationName } from '#sync/mutations/all.ts';
import { keyText, type TableName } from '#sync/table-names.ts';
import type { PersonDb } from './person-db.ts';

/** Why work has not reached the server: the server's own reason where it gave one, else null. */
export type Waiting = { reason: string | null };

/** The rows of a table that hold unsent work of these kinds, by id. */
export async function waitingRows(
  db: PersonDb,
  table: TableName,
  names: readonly MutationName[],
): Promise<Map<string, Waiting>> {
  const prefix = keyText({ table, id: '' });
  const kinds = new Set<string>(names);
  const entries = await db.outbox.where('touches').startsWith(prefix).toArray();
  return new Map(
    entries
      .filter(({ name, state }) => kinds.has(name) && (state === 'waiting' || state === 'frozen'))
      .flatMap(({ touches, failure }) =>
        touches
          .filter((key) => key.startsWith(prefix))
          .map((key) => [key.slice(prefix.length), { reason: failure?.message ?? null }] as const),
      ),
  );
}
