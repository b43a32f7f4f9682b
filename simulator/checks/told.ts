import * as z from 'zod';
import { idOf } from '#sync/ids.ts';
import type { Context } from '#sync/mutation.ts';
import {
  acceptConnection,
  declineConnection,
  endConnection,
  withdrawConnection,
} from '#sync/mutations/connection.ts';
import { requestConnection } from '#sync/mutations/connection-request.ts';
import { publishUpdate } from '#sync/mutations/deal-update.ts';
import { decideReport } from '#sync/mutations/report.ts';
import { reviewOpportunity } from '#sync/mutations/review.ts';
import { connectionSchema } from '#sync/records/connection.ts';
import { type Notification, notificationSchema } from '#sync/records/notification.ts';
import { askedOf, connectionId } from '#sync/rules/connections.ts';
import type { TableName } from '#sync/tables.ts';
import { isBlockBetween } from './blocked.ts';
import type { RowsById } from './oracle.ts';

type Held = Record<TableName, RowsById>;
type Told = Pick<Notification, 'accountId' | 'event' | 'aboutId' | 'who' | 'what'>;

/** What somebody is told of by what was just applied, on the rows as they are before it; nothing where nobody is. */
export function toldBy(
  held: Held,
  { name, args, context }: { name: string; args: unknown; context: Context },
): Notification[] {
  const told = tellers[name]?.(held, args, context) ?? [];
  return [told].flat().map((one) => {
    const id = idOf('notification', one.accountId, one.event, one.aboutId, context.now);
    return { id, ...one, at: context.now, readAt: null };
  });
}

const answers = new Set(['acceptConnection', 'declineConnection', 'withdrawConnection']);
const about = z.looseObject({ connectionId: z.string() });

/** The notification of a request that was just answered or withdrawn, read by then; null where there is none to be read. */
export function settledBy(
  held: Held,
  { name, args, context }: { name: string; args: unknown; context: Context },
): Notification | null {
  if (!answers.has(name)) return null;
  const { connectionId: aboutId } = about.parse(args);
  const connection = connectionSchema.parse(held.connections[aboutId]);
  const asked = askedOf(connection);
  const id = idOf('notification', asked, 'connection-requested', aboutId, connection.createdAt);
  const told = notificationSchema.optional().parse(held.notifications[id]);
  return told?.readAt === null ? { ...told, readAt: context.now } : null;
}

const tellers: Record<string, (held: Held, args: unknown, context: Context) => Told | Told[] | null> = {
  requestConnection(held, args, { userId }) {
    const { otherId, opportunityId } = requestConnection.args.parse(args);
    return {
      accountId: otherId,
      event: 'connection-requested',
      aboutId: connectionId(userId, otherId, opportunityId),
      who: text(held.accounts[userId]?.fullName),
      what: text(opportunityId && held.opportunities[opportunityId]?.title),
    };
  },
  acceptConnection: (held, args, context) =>
    answered(held, acceptConnection.args.parse(args), context, 'connection-accepted'),
  declineConnection: (held, args, context) =>
    answered(held, declineConnection.args.parse(args), context, 'connection-declined'),
  withdrawConnection: (held, args, context) =>
    turnedFrom(held, withdrawConnection.args.parse(args), context, 'connection-withdrawn'),
  endConnection: (held, args, context) =>
    turnedFrom(held, endConnection.args.parse(args), context, 'connection-ended'),
  reviewOpportunity(held, args) {
    const { opportunityId, decision } = reviewOpportunity.args.parse(args);
    const pitch = held.opportunities[opportunityId];
    return {
      accountId: text(pitch?.founderId),
      event: decision === 'approve' ? 'pitch-approved' : 'pitch-declined',
      aboutId: opportunityId,
      who: '',
      what: text(pitch?.title),
    };
  },
  publishUpdate(held, args, { userId }) {
    const { opportunityId } = publishUpdate.args.parse(args);
    const deal = held.opportunities[opportunityId];
    return followersOf(held, opportunityId)
      .filter((accountId) => !isBlockBetween(held, accountId, userId))
      .map((accountId) => ({
        accountId,
        event: 'deal-updated',
        aboutId: opportunityId,
        who: text(held.accounts[userId]?.fullName),
        what: text(deal?.title),
      }));
  },
  decideReport(held, args) {
    const { reportId } = decideReport.args.parse(args);
    const report = held.reports[reportId];
    return {
      accountId: text(report?.reporterId),
      event: 'report-answered',
      aboutId: reportId,
      who: '',
      what: text(report?.subjectName),
    };
  },
};

/** Who looks at a deal and has not passed on it, and who is connected by it. */
function followersOf(held: Held, dealId: string): string[] {
  const looking = Object.values(held.pipeline).filter(
    ({ opportunityId, stage, shortlistedAt }) =>
      opportunityId === dealId && stage !== 'passed' && (stage !== 'new' || shortlistedAt !== null),
  );
  const connected = Object.values(held.connections).filter(
    ({ opportunityId, status }) => opportunityId === dealId && status === 'accepted',
  );
  const ids = [...looking.map(({ ownerId }) => ownerId), ...connected.map(({ investorId }) => investorId)];
  return [...new Set(ids.map(text))];
}

function answered(
  held: Held,
  { connectionId: aboutId }: { connectionId: string },
  { userId }: Context,
  event: Notification['event'],
): Told | null {
  const { requestedBy, investorId, entrepreneurId, dealTitle } = held.connections[aboutId] ?? {};
  const accountId = text(requestedBy === 'investor' ? investorId : entrepreneurId);
  if (isBlockBetween(held, accountId, userId)) return null;
  return { accountId, event, aboutId, who: text(held.accounts[userId]?.fullName), what: text(dealTitle) };
}

/** Of what one of the two has turned from, the other is told. */
function turnedFrom(
  held: Held,
  { connectionId: aboutId }: { connectionId: string },
  { userId }: Context,
  event: Notification['event'],
): Told | null {
  const { investorId, entrepreneurId, dealTitle } = held.connections[aboutId] ?? {};
  const accountId = text(investorId === userId ? entrepreneurId : investorId);
  if (isBlockBetween(held, accountId, userId)) return null;
  return { accountId, event, aboutId, who: text(held.accounts[userId]?.fullName), what: text(dealTitle) };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
