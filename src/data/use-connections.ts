import type { PersonDb } from '#src/data/database/person-db.ts';
import { usePersonQuery } from '#src/data/database/person-query.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { unsentOn } from '#src/data/unsent/waiting-rows.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import type { Connection } from '#sync/records/connection.ts';
import type { Contact } from '#sync/records/contact.ts';
import { connectionId, contactId, isAwaiting, otherOf } from '#sync/rules/connections.ts';
import { newestFirst } from '#sync/rules/newest-first.ts';
import { overPlan } from '#sync/rules/plans.ts';
import { beyondPlan, connectionsLeft } from './connections-left.ts';

/** What of a connection has not reached the server: why it waits, where that is known; `key` takes it back in the outbox. */
export type ConnectionWork = { key: string; isRequest: boolean; isSending: boolean; reason: string | null };
export type ConnectionHere = Connection & { work: ConnectionWork | null };

/** Every connection of the person, the newest first. */
export function useConnections(): ConnectionHere[] | undefined {
  return usePersonQuery(async (db) => {
    const rows = await rowsOf(db, 'connections').toArray();
    const work = await workOnConnections(db);
    return rows
      .sort((a, b) => newestFirst(a, b) || b.id.localeCompare(a.id))
      .map((row) => ({ ...row, work: work.get(row.id) ?? null }));
  });
}

/** What is between the person and another about a deal (or about none); null where nothing is. */
export function useConnectionWith(
  otherId: string,
  opportunityId: string | null,
): ConnectionHere | null | undefined {
  return usePersonQuery(
    async (db) => {
      const row = await rowsOf(db, 'connections').get(connectionId(ownerOf(db), otherId, opportunityId));
      return row ? { ...row, work: (await workOnConnections(db)).get(row.id) ?? null } : null;
    },
    [otherId, opportunityId],
  );
}

/**
 * What is between a founder and an investor on their profile: the connection they have, whatever about, else a request that
 * waits for the founder's answer, else one about no deal.
 */
export function useStandingWith(otherId: string): ConnectionHere | null | undefined {
  return usePersonQuery(
    async (db) => {
      const rows = (await rowsOf(db, 'connections').toArray()).filter(
        (row) => otherOf(row, ownerOf(db)).id === otherId,
      );
      const asked = rows.find(({ opportunityId }) => opportunityId === null);
      const row =
        asked?.status === 'accepted'
          ? asked
          : (newest(rows, ({ status }) => status === 'accepted') ??
            newest(rows, (each) => isAwaiting(each, ownerOf(db))) ??
            asked);
      return row ? { ...row, work: (await workOnConnections(db)).get(row.id) ?? null } : null;
    },
    [otherId],
  );
}

/** The newest other connection between the two of this one; null where this is their only one. */
export function useOtherConnection({
  id,
  investorId,
  entrepreneurId,
}: Pick<Connection, 'id' | 'investorId' | 'entrepreneurId'>): Connection | null | undefined {
  return usePersonQuery(
    async (db) => {
      const isOther = (row: Connection) =>
        row.id !== id &&
        row.status === 'accepted' &&
        row.investorId === investorId &&
        row.entrepreneurId === entrepreneurId;
      return newest(await rowsOf(db, 'connections').toArray(), isOther) ?? null;
    },
    [id, investorId, entrepreneurId],
  );
}

/** The newest that is sought. */
export function newest(rows: Connection[], isSought: (row: Connection) => boolean): Connection | undefined {
  return rows.filter(isSought).sort(newestFirst)[0];
}

/** How to reach somebody; null where the server does not tell: to whoever is not connected with them, or is blocked. */
export function useContact(personId: string): Contact | null | undefined {
  return usePersonQuery(
    async (db) => (await rowsOf(db, 'contacts').get(contactId(ownerOf(db), personId))) ?? null,
    [personId],
  );
}

/** How many connections the person may begin in a month, and how many are left of this one; null: any number. */
export function useConnectionsLeft(): { limit: number; left: number } | null | undefined {
  return usePersonQuery(connectionsLeft);
}

export async function workOnConnections(db: PersonDb): Promise<Map<string, ConnectionWork>> {
  const unsent = await unsentOn(db, 'connections', changesAConnection);
  if (unsent.size === 0) return new Map();
  const beyond = await beyondPlan(db);
  return new Map(
    [...unsent].map(([id, { id: key, name, state, failure }]) => {
      const isRequest = name === 'requestConnection';
      const isSending = state === 'frozen';
      // The server says so once it is asked; without a network it is known here as well.
      const expected = isRequest && !isSending && beyond.has(id) ? overPlan : null;
      return [id, { key, isRequest, isSending, reason: failure?.message ?? expected }];
    }),
  );
}

/** A message only looks at its connection. */
const changesAConnection: readonly MutationName[] = [
  'requestConnection',
  'acceptConnection',
  'declineConnection',
  'withdrawConnection',
  'endConnection',
];
