import type { Account } from '#sync/records/account.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { isPublic } from '#sync/rules/in-market.ts';
import type { Row, TableName } from '#sync/tables.ts';

/** `public`, `investors` (verified ones), `admins`, or a user id. */
export type Audience = string;

/** The audiences a person belongs to, the closest first: where several see a row, the first one's view counts. */
export function audiencesOf(account: Account | null): Audience[] {
  if (!account) return ['public'];
  const admins = account.userType === 'admin' ? ['admins'] : [];
  return [account.id, ...admins, ...(seesReviewPending(account) ? ['investors'] : []), 'public'];
}

/** What each audience is shown of a row; an audience that is not named does not see it. */
export function shownTo<T extends TableName>(table: T, row: Row<T>): Map<Audience, Row<T>> {
  const audiences = audiencesByTable[table] as (row: Row<T>) => Audience[]; // one entry a table, of that table's row
  return new Map(audiences(row).map((audience) => [audience, presented(table, row, audience)]));
}

/** What a reviewer said is between them and the founder. */
function presented<T extends TableName>(table: T, row: Row<T>, audience: Audience): Row<T> {
  if (table !== 'opportunities' || !('reviewNote' in row) || !isCrowd(audience)) return row;
  const { reviewNote: _, ...shown } = row;
  return shown as Row<T>; // it may be left out
}

function isCrowd(audience: Audience): boolean {
  return audience === 'public' || audience === 'investors';
}

const audiencesByTable: { [T in TableName]: (row: Row<T>) => Audience[] } = {
  accounts: (account) => [account.id],
  drafts: (draft) => [draft.ownerId],
  draftVersions: (version) => [version.ownerId],
  // Of what everybody is shown, its founder alone is shown the words that an admin wrote with a yes.
  opportunities: (deal) =>
    isPublic(deal) && deal.reviewNote ? ['public', deal.founderId] : audiencesOfOpportunity(deal),
  testimonials: ({ published }) => [published === false ? 'admins' : 'public'],
  articles: ({ published }) => [published === false ? 'admins' : 'public'],
  attention: (attention) => [attention.userId],
  investorProfiles: (profile) => [profile.id],
  companies: (company) => [company.id],
  consents: (consent) => [consent.accountId],
  subscriptions: (subscription) => [subscription.accountId],
  preferences: (preferences) => [preferences.id],
  reports: (report) => [report.reporterId, 'admins'],
  investorCards: () => ['public'],
  connections: ({ investorId, entrepreneurId }) => [investorId, entrepreneurId],
  contacts: (contact) => [contact.viewerId],
  pipeline: (deal) => [deal.ownerId],
  investments: (investment) => [investment.ownerId],
  approaches: (approach) => [approach.ownerId],
  dealUpdates: ({ dealStatus: status, founderId, removedAt }) =>
    removedAt === null ? audiencesOfOpportunity({ status, founderId }) : [founderId],
  dealViews: ({ founderId }) => [founderId],
  notifications: (notification) => [notification.accountId],
  threads: ({ investorId, entrepreneurId }) => [investorId, entrepreneurId],
  directMessages: ({ senderId, recipientId }) => [senderId, recipientId],
  blocks: ({ blockerId }) => [blockerId],
};

function audiencesOfOpportunity({
  status,
  founderId,
}: Pick<Opportunity, 'status' | 'founderId'>): Audience[] {
  if (isPublic({ status })) return ['public'];
  if (status === 'review') return ['investors', founderId];
  return [founderId, 'admins'];
}

function seesReviewPending({ userType, emailVerified, phoneVerified }: Account): boolean {
  return userType === 'admin' || (userType === 'investor' && emailVerified && phoneVerified);
}
