import type { Connection } from '#sync/records/connection.ts';
import { askerOf } from '#sync/rules/connections.ts';

/** The tab of the connections that one stands under for this person. */
export function tabOf(connection: Connection, personId: string): 'requests' | 'sent' | 'accepted' {
  const { status } = connection;
  if (status === 'accepted' || status === 'ended') return 'accepted';
  return askerOf(connection) === personId ? 'sent' : 'requests';
}
