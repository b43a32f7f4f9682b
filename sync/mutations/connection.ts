import * as z from 'zod';
import { type Change, type Context, mutation, type Refusal, type Rows, refuse } from '../mutation.ts';
import { type Connection, connectionSchema } from '../records/connection.ts';
import { askedOf, askerOf } from '../rules/connections.ts';
import type { Key } from '../tables.ts';

const about = { connectionId: z.uuid() };

/** Takes a request. From then on each is told how to reach the other. */
export const acceptConnection = mutation({
  args: z.strictObject(about),
  reads,
  change: (rows, args, context) => answer(rows, args, context, { by: askedOf, status: 'accepted' }),
});

/** Turns a request down, with a reason or without. */
export const declineConnection = mutation({
  args: z.strictObject({ ...about, reason: connectionSchema.shape.reason }),
  reads,
  change: (rows, args, context) =>
    answer(rows, args, context, { by: askedOf, status: 'declined', reason: args.reason.trim() }),
});

/** Takes one's own request back while nobody has answered it. */
export const withdrawConnection = mutation({
  args: z.strictObject(about),
  reads,
  change: (rows, args, context) => answer(rows, args, context, { by: askerOf, status: 'withdrawn' }),
});

/** Ends an accepted connection, for both: neither is told any more how to reach the other. */
export const endConnection = mutation({
  args: z.strictObject(about),
  reads,
  change(rows, { connectionId: id }, { now }) {
    const connection = rows.get('connections', id);
    if (!connection) return 'unknown';
    if (connection.status !== 'accepted') return alreadyOver(connection);
    return [{ table: 'connections', id, row: { ...connection, status: 'ended', endedAt: now } }];
  },
});

type Args = { connectionId: string };

function reads({ connectionId }: Args): Key[] {
  return [{ table: 'connections', id: connectionId }];
}

type Answer = Pick<Connection, 'status'> &
  Partial<Pick<Connection, 'reason'>> & { by(connection: Connection): string };

/** A request is answered once, by the one whose answer it is: the first stands. */
function answer(
  rows: Rows,
  { connectionId: id }: Args,
  { userId, now }: Context,
  { by, ...said }: Answer,
): Change[] | Refusal | 'unknown' {
  const connection = rows.get('connections', id);
  if (!connection) return 'unknown';
  if (by(connection) !== userId)
    return refuse('not-yours', 'Who was asked accepts or declines; who asked may withdraw.');
  if (connection.status !== 'pending') return alreadyOver(connection);
  return [{ table: 'connections', id, row: { ...connection, ...said, answeredAt: now } }];
}

const over = {
  pending: 'This request has not been answered yet.',
  accepted: 'This request has been accepted already.',
  declined: 'This request has been declined already.',
  withdrawn: 'This request has been withdrawn.',
  ended: 'This connection has ended.',
} as const;

function alreadyOver({ status }: Connection): Refusal {
  return refuse('already-answered', over[status]);
}
