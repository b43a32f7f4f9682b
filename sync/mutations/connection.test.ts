import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { isRefusal, type Rows } from '../mutation.ts';
import type { Connection } from '../records/connection.ts';
import { begunIn, connectionId } from '../rules/connections.ts';
import { acceptConnection, declineConnection, endConnection, withdrawConnection } from './connection.ts';
import { requestConnection } from './connection-request.ts';

const [investorId, entrepreneurId, opportunityId, id] = [newId(), newId(), newId(), newId()];
const now = '2026-03-01T09:00:00.000Z';

function connection(given: Partial<Connection>): Connection {
  const people = { investorId, investorName: 'Harleen', entrepreneurId, entrepreneurName: 'Zoya' };
  const asked = { opportunityId, dealTitle: '', message: '', reason: '', requestedBy: 'investor' as const };
  return {
    id,
    ...people,
    ...asked,
    status: 'pending',
    createdAt: now,
    answeredAt: null,
    endedAt: null,
    ...given,
  };
}

function rowsOf(stored: Record<string, object>): Rows {
  return { get: (table) => stored[table] as never }; // one row a table here
}

const answers = {
  accept: { mutation: acceptConnection, by: entrepreneurId },
  decline: { mutation: declineConnection, by: entrepreneurId },
  withdraw: { mutation: withdrawConnection, by: investorId },
  end: { mutation: endConnection, by: investorId },
} as const;
const allowed = [
  ['pending', 'accept', 'accepted'],
  ['pending', 'decline', 'declined'],
  ['pending', 'withdraw', 'withdrawn'],
  ['accepted', 'end', 'ended'],
] as const;
const statuses = ['pending', 'accepted', 'declined', 'withdrawn', 'ended'] as const;

function after(status: Connection['status'], doing: keyof typeof answers): unknown {
  const { mutation, by } = answers[doing];
  const rows = rowsOf({ connections: connection({ status }) });
  const result = mutation.change(
    rows,
    { connectionId: id, reason: '' },
    { userId: by, clientId: newId(), now, id },
  );
  if (result === 'unknown') return result;
  return isRefusal(result) ? result.refused.code : result[0]?.row;
}

test.each(statuses.flatMap((status) => Object.keys(answers).map((doing) => [status, doing] as const)))(
  'what is %s: %s',
  (status, doing) => {
    const found = allowed.find(([from, by]) => from === status && by === doing);
    const expected = found ? expect.objectContaining({ status: found[2] }) : 'already-answered';
    expect(after(status, doing as keyof typeof answers)).toEqual(expected); // its own keys
  },
);

test.each(['accept', 'decline', 'withdraw', 'end'] as const)(
  'to %s a connection that is not on this device waits for the server',
  (doing) => {
    const { mutation, by } = answers[doing];
    const context = { userId: by, clientId: newId(), now, id };
    expect(mutation.change(rowsOf({}), { connectionId: id, reason: '' }, context)).toBe('unknown');
  },
);

test.each([
  ['active', 'applied'],
  ['review', 'applied'],
  ['closed', 'not-open'],
  ['withdrawn', 'not-open'],
  ['declined', 'not-open'],
])('a deal that is %s: %s', (status, expected) => {
  const investor = { id: investorId, userType: 'investor', fullName: 'Harleen' };
  const deal = { id: opportunityId, founderId: entrepreneurId, founderName: 'Zoya', title: 'Looms', status };
  const result = requestConnection.change(
    rowsOf({ accounts: investor, opportunities: deal }),
    { otherId: entrepreneurId, otherName: '', otherType: 'entrepreneur', opportunityId, message: ' Hello ' },
    { userId: investorId, clientId: newId(), now, id: newId() },
  );
  if (result === 'unknown') throw new Error('Both rows are here');
  expect(isRefusal(result) ? result.refused.code : 'applied').toBe(expected);
});

test('a connection has the same id whoever asks, and another for another deal', () => {
  expect(connectionId(investorId, entrepreneurId, null)).toBe(connectionId(entrepreneurId, investorId, null));
  expect(connectionId(investorId, entrepreneurId, opportunityId)).not.toBe(
    connectionId(investorId, entrepreneurId, null),
  );
});

test('the plan counts what a person began in the month, by the clocks of India, however it ended', () => {
  const connections = [
    connection({ createdAt: '2026-02-28T18:30:00.000Z' }),
    connection({ createdAt: '2026-03-31T18:29:59.999Z', status: 'withdrawn' }),
    connection({ createdAt: '2026-02-28T18:29:59.999Z' }),
    connection({ requestedBy: 'entrepreneur' }),
  ];
  expect(begunIn(connections, investorId, '2026-03')).toBe(2);
  expect(begunIn(connections, entrepreneurId, '2026-03')).toBe(1);
});
