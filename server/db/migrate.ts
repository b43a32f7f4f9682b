import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as foundation from './migrations/1-foundation.ts';
import * as draftVersions from './migrations/2-draft-versions.ts';
import * as versionWriters from './migrations/3-version-writers.ts';
import * as accounts from './migrations/4-accounts.ts';
import * as messagesToUs from './migrations/5-messages-to-us.ts';
import * as administration from './migrations/6-administration.ts';
import * as connections from './migrations/7-connections.ts';
import * as businessModel from './migrations/8-business-model.ts';
import * as notifications from './migrations/9-notifications.ts';
import * as investments from './migrations/10-investments.ts';
import * as directMessages from './migrations/11-direct-messages.ts';
import * as attachments from './migrations/12-attachments.ts';
import * as dealUpdates from './migrations/13-deal-updates.ts';
import * as approaches from './migrations/14-approaches.ts';
import * as boundedNotices from './migrations/15-bounded-notices.ts';
import * as digest from './migrations/16-digest.ts';
import * as directoryFiles from './migrations/17-directory-files.ts';
import * as listingReports from './migrations/18-listing-reports.ts';
import * as assistant from './migrations/19-assistant.ts';
import * as retiredFiles from './migrations/21-retired-files.ts';
import * as hiddenFields from './migrations/22-hidden-fields.ts';
import * as push from './migrations/23-push.ts';
import * as directorySources from './migrations/24-directory-sources.ts';
import * as directoryRemovals from './migrations/25-directory-removals.ts';
import * as contactsOfBlocked from './migrations/26-contacts-of-blocked.ts';
import * as lastSessions from './migrations/27-last-sessions.ts';
import * as endedIdentities from './migrations/28-ended-identities.ts';
import * as listsByAge from './migrations/29-lists-by-age.ts';
import * as soughtIndexes from './migrations/30-sought-indexes.ts';
import * as signedOutSessions from './migrations/31-signed-out-sessions.ts';
import * as replyAddresses from './migrations/32-reply-addresses.ts';
import * as wordsWithAYes from './migrations/33-words-with-a-yes.ts';
import * as contactsOfClosed from './migrations/34-contacts-of-closed.ts';
import * as reminders from './migrations/35-reminders.ts';
import * as bounds from './migrations/36-bounds.ts';
import * as remindersOfOwner from './migrations/37-reminders-of-owner.ts';
import type { Schema } from './schema.ts';

/**
 * In the order of the alphabet, in which they run, and in which a database must have had them: 10 would stand before 2, so from
 * the tenth on there is an x before the number.
 */
export const migrations = {
  '1-foundation': foundation,
  '2-draft-versions': draftVersions,
  '3-version-writers': versionWriters,
  '4-accounts': accounts,
  '5-messages-to-us': messagesToUs,
  '6-administration': administration,
  '7-connections': connections,
  '8-business-model': businessModel,
  '9-notifications': notifications,
  'x10-investments': investments,
  'x11-direct-messages': directMessages,
  'x12-attachments': attachments,
  'x13-deal-updates': dealUpdates,
  'x14-approaches': approaches,
  'x15-bounded-notices': boundedNotices,
  'x16-digest': digest,
  'x17-directory-files': directoryFiles,
  'x18-listing-reports': listingReports,
  'x19-assistant': assistant,
  'x21-retired-files': retiredFiles,
  'x22-hidden-fields': hiddenFields,
  'x23-push': push,
  'x24-directory-sources': directorySources,
  'x25-directory-removals': directoryRemovals,
  'x26-contacts-of-blocked': contactsOfBlocked,
  'x27-last-sessions': lastSessions,
  'x28-ended-identities': endedIdentities,
  'x29-lists-by-age': listsByAge,
  'x30-sought-indexes': soughtIndexes,
  'x31-signed-out-sessions': signedOutSessions,
  'x32-reply-addresses': replyAddresses,
  'x33-words-with-a-yes': wordsWithAYes,
  'x34-contacts-of-closed': contactsOfClosed,
  'x35-reminders': reminders,
  'x36-bounds': bounds,
  'x37-reminders-of-owner': remindersOfOwner,
};

/**
 * Asked before a database that an older version has left is changed: what it throws keeps that from being so. Answers what is to
 * be done after it.
 */
export type BeforeMigration = () => (() => void) | undefined;

/** Brings a database to this build's schema, all or nothing. Throws where a newer build has been at it. */
export async function migrate(db: Kysely<Schema>, before?: BeforeMigration): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const known = await new Migrator({ db, provider }).getMigrations();
  const done = known.filter(({ executedAt }) => executedAt !== undefined);
  // Where there is nothing to do, nobody who writes is waited for.
  const disableTransactions = done.length === known.length;
  const after = disableTransactions || done.length === 0 ? undefined : before?.();
  const migrator = new Migrator({ db, provider, disableTransactions });
  const { error } = await migrator.migrateToLatest().finally(after);
  if (!error) return;
  // Kysely calls that corrupted, which would send an operator to the backups.
  const isNewer = error instanceof Error && /previously executed migration .* is missing/.test(error.message);
  throw new Error(isNewer ? ofNewer : 'The database could not be brought to this version of Pankh', {
    cause: error,
  });
}

const ofNewer =
  'A newer version of Pankh has been at this database, which this one cannot read. Start that version, or restore a backup from before it';
