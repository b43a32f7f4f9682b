import * as z from 'zod';
import { failureSchema } from './errors.ts';
import { type TableName, tableNames } from './table-names.ts';
import { moment } from './text.ts';

/** Spoken by this build. The server also speaks the one before; an older client is told to update (426). */
export const protocol = 6;

/**
 * A client takes no row of a table it has never heard of, and has no words for an event of later: what came after its
 * protocol is not shown to it.
 */
export function isKnownTo(
  protocol: number,
  { table, row = {} }: { table: TableName; row?: Record<string, unknown> },
): boolean {
  if (table === 'notifications' && protocol < (eventsSince[String(row.event)] ?? 1)) return false;
  return protocol >= (tablesSince[table] ?? 1);
}
const eventsSince: Partial<Record<string, number>> = {
  'deal-updated': 6,
  'connection-withdrawn': 6,
  'connection-ended': 6,
  'plan-ended': 6,
};
const tablesSince: Partial<Record<TableName, number>> = {
  draftVersions: 2,
  investorProfiles: 3,
  companies: 3,
  consents: 3,
  subscriptions: 3,
  preferences: 3,
  reports: 3,
  investorCards: 4,
  connections: 4,
  contacts: 4,
  pipeline: 4,
  notifications: 5,
  investments: 5,
  threads: 5,
  directMessages: 5,
  blocks: 5,
  approaches: 6,
  dealUpdates: 6,
  dealViews: 6,
};

/** The code of the 401 by which a device hears that its session was ended from elsewhere: it lets go of what it holds then. */
export const signedOutCode = 'signed-out';

export const syncPath = '/api/sync';
export const eventsPath = '/api/sync/events';

export const limits = {
  /** Of one request upwards. */
  mutations: 100,
  requestBytes: 256 * 1024,
  /**
   * Of one mutation's args, as JSON in UTF-8. The longest description fits, rewritten whole: an edit carries it twice, and
   * a letter of most of India's scripts is three bytes.
   */
  argsBytes: 128 * 1024,
  /** Of one answer downwards: whole rows, at least one. */
  rows: 1_000,
  replyBytes: 1024 * 1024,
} as const;

/** Highest number seen, by audience: `public`, `investors` or a user id. */
const cursorsSchema = z.record(z.string().max(64), z.int().min(0));
export type Cursors = z.infer<typeof cursorsSchema>;

/** A frozen entry of the outbox. `seq` counts up by one for each client; a repeat carries the same seq and id. */
const sentMutationSchema = z.strictObject({
  seq: z.int().min(1),
  id: z.uuid(),
  name: z.string().max(64),
  args: z.unknown(),
});
export type SentMutation = z.infer<typeof sentMutationSchema>;

export const syncRequestSchema = z.strictObject({
  protocol: z.int(),
  /** '' from a device that never met this server. */
  epoch: z.string().max(64),
  userId: z.uuid().nullable(),
  clientId: z.uuid(),
  /** The highest seq whose outcome the device has stored. */
  ack: z.int().min(0),
  mutations: z.array(sentMutationSchema).max(limits.mutations),
  cursors: cursorsSchema,
  /** While a device reads everything anew: the number at which it began, so that no deletion since is missed. */
  resyncFrom: z.int().min(0).optional(),
});
export type SyncRequest = z.infer<typeof syncRequestSchema>;

/**
 * What became of a mutation. `applied` and `refused` are final for its id; `later` is final for its seq only.
 * `at`: once every cursor has reached it, the device has been shown all the effects.
 */
export const outcomeSchema = z.discriminatedUnion('result', [
  z.object({ result: z.literal('applied'), seq: z.int(), id: z.string(), at: z.int() }),
  z.object({
    result: z.literal('refused'),
    seq: z.int(),
    id: z.string(),
    at: z.int(),
    failure: failureSchema,
  }),
  z.object({
    result: z.literal('later'),
    seq: z.int(),
    id: z.string(),
    failure: failureSchema,
    retryAt: moment.nullable(),
  }),
]);
export type Outcome = z.infer<typeof outcomeSchema>;

const shownRowSchema = z.object({
  table: z.enum(tableNames),
  id: z.string(),
  row: z.record(z.string(), z.unknown()),
});
export type ShownRow = z.infer<typeof shownRowSchema>;

export const syncReplySchema = z.object({
  epoch: z.string(),
  /** The request named another epoch: nothing ran, nothing is shown. */
  otherEpoch: z.boolean().optional(),
  /** The seq the server expects of this client: nothing from there on ran. The device begins a new client. */
  gapAt: z.int().optional(),
  /** Deletions this device has not seen are no longer known: read everything anew, starting at this number. */
  resyncFrom: z.int().optional(),
  outcomes: z.array(outcomeSchema),
  changes: z.array(shownRowSchema),
  deletions: z.array(z.object({ table: z.enum(tableNames), id: z.string() })),
  cursors: cursorsSchema,
  more: z.boolean(),
  /** While there is more: how much of all that the person is shown has come with this page, in per cent. */
  arrived: z.int().min(0).max(99).optional(),
  /** The hash of the directory's manifest; null while there is no directory. */
  directory: z.string().nullable(),
});
export type SyncReply = z.infer<typeof syncReplySchema>;
