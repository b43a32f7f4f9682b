import type { Account } from '#sync/records/account.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import type { Row, TableName } from '#sync/tables.ts';

/** `public`, `investors` (verified ones), or a user id. */
export type Audience = string;

/** The audiences a person belongs to, the closest first: where several see a row, the first one's view counts. */
export function audiencesOf(account: Account | null): Audience[] {
  if (!account) return ['public'];
  return [account.id, ...(seesReviewPending(account) ? ['investors'] : []), 'public'];
}

/** What each audience is shown of a row; an audience that is not named does not see it. */
export function shownTo<T extends TableName>(table: T, row: Row<T>): Map<Audience, Row<T>> {
  const audiences = audiencesByTable[table] as (row: Row<T>) => Audience[]; // one entry a table, of that table's row
  return new Map(audiences(row).map((audience) => [audience, row]));
}

const audiencesByTable: { [T in TableName]: (row: Row<T>) => Audience[] } = {
  accounts: (account) => [account.id],
  drafts: (draft) => [draft.ownerId],
  draftVersions: (version) => [version.ownerId],
  opportunities: audiencesOfOpportunity,
  testimonials: () => ['public'],
  articles: () => ['public'],
  attention: (attention) => [attention.userId],
};

function audiencesOfOpportunity({ status, founderId }: Opportunity): Audience[] {
  if (status === 'active' || status === 'closed') return ['public'];
  if (status === 'review') return ['investors', founderId];
  return [founderId];
}

function seesReviewPending({ userType, emailVerified, phoneVerified }: Account): boolean {
  return userType === 'admin' || (userType === 'investor' && emailVerified && phoneVerified);
}
