import type { Generated } from 'kysely';

/** The tables as SQLite holds them: JSON as text, booleans as 0 and 1, moments as ISO text, numbers as integers. */
export type Schema = {
  accounts: {
    id: string;
    email: string;
    username: string;
    fullName: string;
    userType: string;
    location: string;
    emailVerified: number;
    phoneVerified: number;
    createdAt: string;
  };
  credentials: { accountId: string; passwordHash: string };
  sessions: {
    id: string;
    accountId: string;
    cookieHash: string;
    tokenHash: string;
    createdAt: string;
    expiresAt: string;
    tokenExpiresAt: string;
  };
  drafts: Record<
    | 'id'
    | 'ownerId'
    | 'title'
    | 'industry'
    | 'stage'
    | 'location'
    | 'description'
    | 'currency'
    | 'totalRequired'
    | 'minInvestment'
    | 'highlights'
    | 'conflicts'
    | 'trail'
    | 'createdAt'
    | 'updatedAt',
    string
  > & { deletedAt: string | null; submittedAs: string | null };
  draftVersions: Record<
    | 'id'
    | 'draftId'
    | 'ownerId'
    | 'title'
    | 'industry'
    | 'stage'
    | 'location'
    | 'description'
    | 'currency'
    | 'totalRequired'
    | 'minInvestment'
    | 'highlights'
    | 'at'
    | 'why'
    | 'keptBy',
    string
  >;
  opportunities: Record<
    | 'id'
    | 'founderId'
    | 'founderName'
    | 'title'
    | 'description'
    | 'industry'
    | 'stage'
    | 'location'
    | 'currency'
    | 'highlights'
    | 'status'
    | 'createdAt'
    | 'updatedAt',
    string
  > & { totalRequired: number; minInvestment: number; raisedAmount: number };
  testimonials: Record<'id' | 'userType' | 'content' | 'fullName' | 'location' | 'createdAt', string> & {
    rating: number;
  };
  articles: Record<'id' | 'kind' | 'title' | 'summary' | 'body' | 'source' | 'tags' | 'publishedAt', string>;
  attention: Record<'id' | 'userId' | 'name' | 'args' | 'code' | 'message' | 'at', string> & {
    field: string | null;
    resolution: string | null;
    resolvedAt: string | null;
  };
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
  };
  /** One row: this database's history, its counter of changes, the highest number whose deletion was pruned. */
  serverState: { id: number; epoch: string; number: number; floor: number };
  messages: {
    id: Generated<number>;
    channel: 'mail' | 'sms';
    recipient: string;
    subject: string;
    text: string;
    createdAt: string;
    attempts: number;
    nextAt: string;
    sentAt: string | null;
  };
  directoryInvestors: {
    id: number;
    identity: string;
    name: string;
    website: string;
    investorType: string;
    globalHQ: string;
    stageOfInvestment: string;
    firstChequeMinimum: string;
    firstChequeMaximum: string;
    countriesOfInvestment: string;
    investmentThesis: string;
    linkedin: string;
  };
  directoryFiles: { hash: string; bytes: Buffer };
  /** 1 is the current manifest, 2 the one before it. */
  directoryManifest: { id: number; hash: string; bytes: Buffer };
};
