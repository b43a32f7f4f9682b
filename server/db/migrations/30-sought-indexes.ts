import { running } from '../running.ts';

/** What was looked for in the largest tables row by row is found by an index. */
export const up = running(
  // What housekeeping looks for by time. Partial ones where few rows are ever old: the others cost nothing at a write.
  'create index sessionsByEnd on sessions (expiresAt)',
  'create index messagesSent on messages (sentAt) where sentAt is not null',
  'create index draftsDeleted on drafts (deletedAt) where deletedAt is not null',
  'create index versionsByTime on draftVersions (at)',
  'create index approachesRemoved on approaches (removedAt) where removedAt is not null',
  'create index dealUpdatesRemoved on dealUpdates (removedAt) where removedAt is not null',
  'create index attentionSettled on attention (resolvedAt) where resolvedAt is not null',
  'create index changesDeleted on changes (changedAt) where deleted = 1',
  'create index outcomesDecided on outcomes (createdAt) where final = 1',
  'create index outcomesUndecided on outcomes (createdAt) where final = 0',
  // What goes with an account, and what others keep of it.
  'create index draftsOfOwner on drafts (ownerId)',
  'create index versionsOfOwner on draftVersions (ownerId)',
  'create index attentionOfUser on attention (userId)',
  'create index clientsOfUser on clients (userId) where userId is not null',
  'create index subscriptionsOfAccount on subscriptions (accountId)',
  'create index identitiesOfAccount on identities (accountId)',
  'create index contactMessagesOfUser on contactMessages (userId) where userId is not null',
  'create index dealViewsOfFounder on dealViews (founderId)',
  'create index reportsOfReporter on reports (reporterId)',
  'create index notificationsAbout on notifications (aboutId)',
  'create index blocksOfBlocked on blocks (blockedId)',
  // The conversations that one end has not read to the end.
  'create index threadsUnreadByInvestor on threads (investorId) where investorRead < count',
  'create index threadsUnreadByEntrepreneur on threads (entrepreneurId) where entrepreneurRead < count',
);
