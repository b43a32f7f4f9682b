import type { Generated } from 'kysely';
import type { SubjectSchemas } from './subject-schemas.ts';

/** The tables as SQLite holds them: JSON as text, booleans as 0 and 1, moments as ISO text, numbers as integers. */
export type Schema = SubjectSchemas & {
  credentials: { accountId: string; passwordHash: string };
  sessions: {
    id: string;
    accountId: string;
    cookieHash: string;
    tokenHash: string;
    createdAt: string;
    expiresAt: string;
    tokenExpiresAt: string;
    deviceName: string;
    lastUsedAt: string;
    /** When the person last proved who they are. */
    authenticatedAt: string;
  };
  certificates: Record<'accountId' | 'name' | 'type' | 'uploadedAt', string> & {
    bytes: Buffer;
    size: number;
  };
  /** Append-only. `adminId` is null for what was done by a command. */
  auditLog: Record<'at' | 'adminName' | 'action' | 'tableName' | 'rowId' | 'detail', string> & {
    id: Generated<number>;
    adminId: string | null;
  };
  /** Connections that were begun in a month ("2026-03", UTC). */
  connectionCounts: { accountId: string; month: string; begun: number };
  archive: Record<'accountId' | 'kind' | 'content' | 'archivedAt' | 'removeAt', string> & {
    id: Generated<number>;
  };
  /** The newest code of each kind. `codeHash` is keyed: who reads the database alone cannot try all codes. */
  otpCodes: Record<'accountId' | 'type' | 'target' | 'codeHash' | 'expiresAt', string> & { tries: number };
  resetTokens: Record<'tokenHash' | 'accountId' | 'expiresAt', string>;
  attempts: { id: Generated<number>; key: string; at: string };
  /** Of accounts of which nothing is verified: until when a session could last. */
  lastSessions: { accountId: string; until: string };
  /** Ended from elsewhere, until their browsers would have let go of the cookie. */
  signedOutSessions: Record<'cookieHash' | 'accountId' | 'expiresAt', string>;
  /** Who a provider of identities says that a person is. */
  identities: Record<'issuer' | 'subject' | 'accountId' | 'createdAt', string>;
  /** Whose owner ended that a provider's word opens the account: until they link one again. */
  endedIdentities: { accountId: string; endedAt: string };
  /** What each audience was last shown of each row: the newest number wins, so the log compacts itself. */
  changes: {
    audience: string;
    tableName: string;
    rowId: string;
    number: number;
    deleted: number;
    changedAt: string;
  };
  clients: { clientId: string; userId: string | null; lastSeq: number; ack: number };
  outcomes: {
    clientId: string;
    seq: number;
    mutationId: string;
    outcome: string;
    /** 1 where this decided the mutation for good, 0 for `later` and for repeats under another seq. */
    final: number;
    createdAt: string;
    /** 1 where nothing was done of a guest's work: judged again, nothing would be done twice. */
    brief: Generated<number>;
  };
  /**
   * One row: this database's history, its counter of changes, the highest number whose deletion was pruned, and the eight o'clock up
   * to which devices were woken for reminders.
   */
  serverState: { id: number; epoch: string; number: number; floor: number; remindedUntil: string | null };
  messages: {
    id: Generated<number>;
    channel: 'mail' | 'sms';
    recipient: string;
    subject: string;
    text: string;
    createdAt: string;
    attempts: number;
    nextAt: string;
    /** When it left, or lapsed; its text is gone by then. */
    sentAt: string | null;
    expiresAt: string | null;
    unsubscribeUrl: string | null;
    replyTo: string | null;
  };
  digests: { accountId: string; dueAt: string; toldAt: string | null };
  lateMails: Record<'connectionId' | 'recipientId' | 'dueAt', string>;
  contactMessages: Record<
    'id' | 'kind' | 'name' | 'email' | 'subject' | 'category' | 'message' | 'at',
    string
  > & {
    userId: string | null;
  };
  newsletterSubscriptions: Record<'id' | 'email' | 'state' | 'createdAt', string> & {
    confirmedAt: string | null;
    unsubscribedAt: string | null;
  };
  newsletterLinks: Record<'hash' | 'subscriptionId' | 'purpose' | 'createdAt', string> & {
    expiresAt: string | null;
  };
  /** Who sent what when, for limits; a day long. */
  sendings: { id: Generated<number>; sender: string; name: string; at: string };
};
