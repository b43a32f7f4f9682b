import { idOf } from '../ids.ts';
import type { Connection, ConnectionRole } from '../records/connection.ts';
import { indiaAhead } from './india-ahead.ts';

/** The one connection there can be between two people about a deal, whoever asks. */
export function connectionId(one: string, other: string, opportunityId: string | null): string {
  return idOf('connection', ...[one, other].toSorted(), opportunityId ?? '');
}

/** The one row that tells somebody how to reach somebody else. */
export function contactId(viewerId: string, personId: string): string {
  return idOf('contact', viewerId, personId);
}

type Parties = Pick<Connection, 'investorId' | 'entrepreneurId' | 'requestedBy'>;

export function askerOf({ requestedBy, investorId, entrepreneurId }: Parties): string {
  return requestedBy === 'investor' ? investorId : entrepreneurId;
}

/** Who may accept or decline. */
export function askedOf({ requestedBy, investorId, entrepreneurId }: Parties): string {
  return requestedBy === 'investor' ? entrepreneurId : investorId;
}

/** Whether a request waits for this person's answer. */
export function isAwaiting(connection: Parties & Pick<Connection, 'status'>, personId: string): boolean {
  return connection.status === 'pending' && askedOf(connection) === personId;
}

/** The other of the two. */
export function otherOf(
  connection: Pick<Connection, 'investorId' | 'entrepreneurId' | 'investorName' | 'entrepreneurName'>,
  personId: string,
): { id: string; name: string; role: ConnectionRole } {
  if (connection.investorId === personId)
    return { id: connection.entrepreneurId, name: connection.entrepreneurName, role: 'entrepreneur' };
  return { id: connection.investorId, name: connection.investorName, role: 'investor' };
}

/** The month that plans count in, of a moment: "2026-03", by the clocks of India. */
export function monthOf(moment: string): string {
  return new Date(Date.parse(moment) + indiaAhead).toISOString().slice(0, 'YYYY-MM'.length);
}

/** The moment at which the next such month begins. */
export function nextMonth(moment: string): string {
  const [year = 0, month = 0] = monthOf(moment).split('-').map(Number);
  return new Date(Date.UTC(year, month, 1) - indiaAhead).toISOString();
}

/** How many of these a person began in a month, however they went: the other side has read each. */
export function begunIn(
  connections: (Parties & Pick<Connection, 'createdAt'>)[],
  personId: string,
  month: string,
): number {
  return connections.filter(
    (connection) => askerOf(connection) === personId && monthOf(connection.createdAt) === month,
  ).length;
}
