import type { Account } from '#sync/records/account.ts';
import type { Row, TableName } from '#sync/tables.ts';
import { audiencesOf, shownTo } from '../syncing/audiences.ts';
import { isAdminWork } from './admin-work.ts';

/** Whether a person, or nobody known, may look at this row: what one is not shown is answered like what does not exist. */
export function maySee<T extends TableName>(person: Account | null, table: T, row: Row<T>): boolean {
  const shown = shownTo(table, row);
  return audiencesOf(person).some((audience) => shown.has(audience));
}

/** Whether a person's mutation may write this row: what is theirs, and for admins what their work is about. */
export function mayWrite<T extends TableName>(
  person: Account | null,
  mutation: string,
  table: T,
  row: Row<T>,
): boolean {
  if (!person) return false;
  if (isAdminWork(mutation)) return person.userType === 'admin';
  const owner = owners[table];
  return owner !== null && [owner(row)].flat().includes(person.id);
}

const owners: { [T in TableName]: ((row: Row<T>) => string | string[]) | null } = {
  accounts: (account) => account.id,
  drafts: (draft) => draft.ownerId,
  draftVersions: (version) => version.ownerId,
  opportunities: (opportunity) => opportunity.founderId,
  attention: (attention) => attention.userId,
  investorProfiles: (profile) => profile.id,
  companies: (company) => company.id,
  consents: (consent) => consent.accountId,
  subscriptions: (subscription) => subscription.accountId,
  preferences: (preferences) => preferences.id,
  reports: (report) => report.reporterId,
  connections: ({ investorId, entrepreneurId }) => [investorId, entrepreneurId],
  pipeline: (deal) => deal.ownerId,
  investments: (investment) => investment.ownerId,
  approaches: (approach) => approach.ownerId,
  dealUpdates: (update) => update.founderId,
  notifications: (notification) => notification.accountId,
  threads: ({ investorId, entrepreneurId }) => [investorId, entrepreneurId],
  directMessages: ({ senderId }) => senderId,
  blocks: ({ blockerId }) => blockerId,
  // The server alone writes these.
  dealViews: null,
  investorCards: null,
  contacts: null,
  testimonials: null,
  articles: null,
};
