import * as z from 'zod';
import { mutation, type Refusal, type Rows, refuse } from '../mutation.ts';
import { nameOnScreen } from '../name-on-screen.ts';
import type { Account } from '../records/account.ts';
import { type Connection, connectionRoleSchema, connectionSchema } from '../records/connection.ts';
import { connectionId, contactId } from '../rules/connections.ts';
import type { Key } from '../tables.ts';

const args = z.strictObject({
  otherId: z.uuid(),
  otherName: nameOnScreen(120),
  otherType: connectionRoleSchema,
  opportunityId: z.uuid().nullable(),
  message: connectionSchema.shape.message,
});
type Args = z.output<typeof args>;

/** Asks the founder of a deal, or an investor, for a connection. Who asks, and in which role, the account says. */
export const requestConnection = mutation({
  args,
  reads: ({ otherId, otherType, opportunityId }, { userId }) => [
    { table: 'connections', id: connectionId(userId, otherId, opportunityId) },
    { table: 'accounts', id: userId },
    ...(opportunityId === null ? [] : [{ table: 'opportunities', id: opportunityId } satisfies Key]),
    ...(otherType === 'investor' ? [{ table: 'investorCards', id: otherId } satisfies Key] : []),
    ...(opportunityId === null ? [{ table: 'contacts', id: contactId(userId, otherId) } satisfies Key] : []),
  ],
  change(rows, { otherId, otherType, opportunityId, message }, { userId, now }) {
    const id = connectionId(userId, otherId, opportunityId);
    if (rows.get('connections', id))
      return refuse('already-there', 'There is already a connection request between you about this.');
    // Whoever has a connection, about whatever, has somebody's contact, if they are not blocked. A deal of its own is worth a request of its own.
    if (opportunityId === null && rows.get('contacts', contactId(userId, otherId)))
      return refuse('already-connected', 'You are connected already. Write to them in your conversation.');
    const account = rows.get('accounts', userId);
    if (!account) return 'unknown';
    if (account.userType === 'admin')
      return refuse('members-only', 'Connections are between investors and entrepreneurs.');
    if (account.userType === otherType)
      return refuse('invalid', 'Connections are between an investor and an entrepreneur.', 'otherType');
    const parties =
      account.userType === 'investor'
        ? askFounder(rows, account, { otherId, opportunityId })
        : askInvestor(rows, account, { otherId, opportunityId });
    if (parties === 'unknown' || 'refused' in parties) return parties;
    const asked = { opportunityId, status: 'pending' as const, message: message.trim(), reason: '' };
    const times = { createdAt: now, answeredAt: null, endedAt: null };
    return [{ table: 'connections', id, row: { id, ...parties, ...asked, ...times } }];
  },
});

type Found =
  | Pick<
      Connection,
      'investorId' | 'entrepreneurId' | 'investorName' | 'entrepreneurName' | 'requestedBy' | 'dealTitle'
    >
  | Refusal
  | 'unknown';
type Asked = Pick<Args, 'otherId' | 'opportunityId'>;

/** A founder is met by a deal. */
function askFounder(rows: Rows, investor: Account, { otherId, opportunityId }: Asked): Found {
  if (opportunityId === null)
    return refuse('invalid', 'A founder is asked about one of their deals.', 'opportunityId');
  const deal = rows.get('opportunities', opportunityId);
  if (!deal) return 'unknown';
  if (deal.founderId !== otherId) return refuse('invalid', 'This deal is of somebody else.', 'otherId');
  if (deal.status !== 'active' && deal.status !== 'review')
    return refuse('not-open', 'This opportunity is no longer open.');
  return {
    investorId: investor.id,
    investorName: investor.fullName,
    entrepreneurId: otherId,
    entrepreneurName: deal.founderName,
    requestedBy: 'investor',
    dealTitle: deal.title,
  };
}

function askInvestor(rows: Rows, founder: Account, { otherId, opportunityId }: Asked): Found {
  const card = rows.get('investorCards', otherId);
  if (!card) return 'unknown';
  const deal = opportunityId === null ? null : rows.get('opportunities', opportunityId);
  if (deal === undefined) return 'unknown';
  if (deal && deal.founderId !== founder.id)
    return refuse('invalid', 'This deal is of somebody else.', 'opportunityId');
  return {
    investorId: otherId,
    investorName: card.fullName,
    entrepreneurId: founder.id,
    entrepreneurName: founder.fullName,
    requestedBy: 'entrepreneur',
    dealTitle: deal?.title ?? '',
  };
}
