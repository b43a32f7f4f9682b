import type * as z from 'zod';
import type { Account } from '#sync/records/account.ts';
import { type TableName, tableNames, tables } from '#sync/tables.ts';

type Columns = Record<string, unknown>;

/** What the design says of a table, in the simulator's own words: nothing here is asked of the server. */
type Facts = {
  /** The columns that say whose a row is; nobody else is shown it, or may write it. */
  parties: string[];
  /** Who is shown it besides: as SQL about the row and `:me`, and the same of a row and a person. */
  besides?: { sql: string; isFor(row: Columns, person: Account | null): boolean };
  /** Rows of it follow from others, and no mutation writes them. */
  follows?: true;
};

const isAdmin = "exists (select 1 from accounts as a where a.id = :me and a.userType = 'admin')";
const isVerifiedInvestor = `exists (select 1 from accounts as a
  where a.id = :me and a.userType = 'investor' and a.emailVerified = 1 and a.phoneVerified = 1)`;
const published = {
  sql: `published = 1 or ${isAdmin}`,
  isFor: (row: Columns, person: Account | null) => row.published !== false || person?.userType === 'admin',
};

export const facts: Record<TableName, Facts> = {
  accounts: { parties: ['id'] },
  drafts: { parties: ['ownerId'] },
  draftVersions: { parties: ['ownerId'] },
  opportunities: {
    parties: ['founderId'],
    besides: {
      sql: `status in ('active', 'closed') or ${isAdmin} or (status = 'review' and ${isVerifiedInvestor})`,
      isFor: ({ status }, person) => isDealFor(status, person),
    },
  },
  testimonials: { parties: [], besides: published },
  articles: { parties: [], besides: published },
  attention: { parties: ['userId'] },
  investorProfiles: { parties: ['id'] },
  companies: { parties: ['id'] },
  consents: { parties: ['accountId'] },
  subscriptions: { parties: ['accountId'] },
  preferences: { parties: ['id'] },
  reports: {
    parties: ['reporterId'],
    besides: { sql: isAdmin, isFor: (_, person) => person?.userType === 'admin' },
  },
  investorCards: {
    parties: [],
    besides: {
      sql: `exists (select 1 from accounts as a where a.id = investorCards.id and a.userType = 'investor'
        and a.emailVerified = 1 and a.phoneVerified = 1 and a.disabledAt is null)`,
      isFor: () => true,
    },
    follows: true,
  },
  connections: { parties: ['investorId', 'entrepreneurId'] },
  contacts: {
    parties: [],
    besides: {
      sql: `viewerId = :me and exists (select 1 from connections where status = 'accepted'
        and (investorId, entrepreneurId) in ((viewerId, personId), (personId, viewerId)))
        and not exists (select 1 from blocks where isOn = 1 and blockerId = personId and blockedId = viewerId)`,
      isFor: ({ viewerId }, person) => viewerId === person?.id,
    },
    follows: true,
  },
  pipeline: { parties: ['ownerId'] },
  investments: { parties: ['ownerId'] },
  approaches: { parties: ['ownerId'] },
  dealUpdates: {
    parties: ['founderId'],
    besides: {
      sql: `removedAt is null and exists (select 1 from opportunities as o where o.id = opportunityId and
        (o.status in ('active', 'closed') or ${isAdmin} or (o.status = 'review' and ${isVerifiedInvestor})))`,
      isFor: ({ removedAt, dealStatus }, person) => removedAt === null && isDealFor(dealStatus, person),
    },
  },
  dealViews: { parties: ['founderId'] },
  notifications: { parties: ['accountId'] },
  threads: { parties: ['investorId', 'entrepreneurId'] },
  directMessages: { parties: ['senderId', 'recipientId'] },
  blocks: { parties: ['blockerId'] },
};

function isDealFor(status: unknown, person: Account | null): boolean {
  if (status === 'active' || status === 'closed' || person?.userType === 'admin') return true;
  return status === 'review' && person?.userType === 'investor' && isVerified(person);
}

/** The tables that mutations write. */
export const written = tableNames.filter((table) => !facts[table].follows);

/** Work that admins alone may do, on rows that need not be theirs. */
export const deskWork = new Set(['reviewOpportunity', 'decideReport', 'saveArticle', 'saveTestimonial']);

export function isParty(table: TableName, row: object, personId: string): boolean {
  const columns: Columns = { ...row };
  return facts[table].parties.some((column) => columns[column] === personId);
}

export function maySee(table: TableName, row: object, person: Account | null): boolean {
  if (person && isParty(table, row, person.id)) return true;
  return facts[table].besides?.isFor({ ...row }, person) ?? false;
}

/** Which rows of a table a person may see; `:me` is the person. */
export function sightOf(table: TableName): string {
  const { parties, besides } = facts[table];
  return [...parties.map((column) => `${column} = :me`), ...(besides ? [besides.sql] : [])].join(' or ');
}

/** A value as the file holds it, as a row has it: truth as 0 and 1, what is no text or number as JSON. */
export function decoded(table: TableName, columns: Columns): Columns {
  const row: Columns = {};
  for (const [name, value] of Object.entries(columns)) {
    const kind = kinds[table].get(name);
    if (kind === 'boolean') row[name] = value === 1;
    else row[name] = kind !== undefined && asJson.has(kind) ? JSON.parse(String(value)) : value;
  }
  return row;
}

const asJson = new Set(['array', 'object', 'record', 'unknown']);

/** What a column holds where it holds anything. */
function kindOf(schema: z.ZodType): string {
  const { def }: { def: { type: string; innerType?: z.ZodType } } = schema;
  return def.innerType ? kindOf(def.innerType) : def.type;
}

/** What the columns of each table hold. */
const kinds = Object.fromEntries(
  tableNames.map((table) => {
    const shape: Record<string, z.ZodType> = tables[table].shape;
    return [table, new Map(Object.entries(shape).map(([name, schema]) => [name, kindOf(schema)]))];
  }),
) as Record<TableName, Map<string, string>>; // of every table

function isVerified({ emailVerified, phoneVerified }: Account): boolean {
  return emailVerified && phoneVerified;
}
