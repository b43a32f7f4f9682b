import * as z from 'zod';
import { approvalSchema, userTypeSchema } from '../records/account.ts';
import { investorProfileSchema } from '../records/investor-profile.ts';
import { subscriptionSchema } from '../records/subscription.ts';
import { moment, text } from '../text.ts';
import { removalSchema } from './admin-removal.ts';
import { doneSchema } from './auth.ts';

// For admins; to everybody else there is nothing here (404). What these answer holds other people's contact data: it is
// looked at with a network and kept on no device. Decisions on synced rows are mutations (sync/mutations/review.ts).

const certificateSchema = z.object({
  name: z.string(),
  type: z.string(),
  size: z.int(),
  uploadedAt: moment,
});

// Of no text that stands in a row is the length asked again: one that is too long would take the whole list away.

/** As told at sign-up or in the profile since: a person's own words, nobody has looked into them. */
const toldByInvestor = z.object({
  company: z.string(),
  designation: z.string(),
  experience: investorProfileSchema.shape.experience,
  minInvestmentRange: z.int().nullable(),
  maxInvestmentRange: z.int().nullable(),
  preferredIndustries: z.array(z.string()),
  accreditationDeclaredAt: moment.nullable(),
});
const toldOfCompany = z.object({
  companyName: z.string(),
  stage: z.string(),
  industry: z.string(),
  location: z.string(),
  fundingRequired: z.int().nullable(),
  teamSize: z.int().nullable(),
  website: z.string(),
  linkedinProfile: z.string(),
  companyDescription: z.string(),
});

const adminAccountSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  phone: z.string(),
  fullName: z.string(),
  userType: userTypeSchema,
  location: z.string(),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  approval: approvalSchema,
  approvalReason: z.string().nullable(),
  disabledAt: moment.nullable(),
  deleteAt: moment.nullable(),
  createdAt: moment,
  /** What the amounts below are in. */
  currency: z.string(),
  certificate: certificateSchema.nullable(),
  investor: toldByInvestor.nullable(),
  company: toldOfCompany.nullable(),
});
export type AdminAccount = z.infer<typeof adminAccountSchema>;

/** How many accounts come where nothing else is asked for, and by how many more each time more are. */
export const accountsAtOnce = 50;
export const mostAccounts = 500;

/**
 * Those that wait the longest first, `most` of the `total`; `q` is part of a name or an email, or an account's id. An account waits for
 * admins once its email and phone are verified: of those pending, the others come only where `q` finds them.
 */
export const adminAccountsEndpoint = {
  method: 'GET',
  path: '/api/admin/accounts',
  query: z.strictObject({
    state: z.enum(['pending', 'approved', 'declined', 'disabled', 'all']).default('pending'),
    q: z.string().max(120).default(''),
    most: z
      .string()
      .regex(/^\d{1,3}$/, 'Expected number, received string')
      .transform(Number)
      .pipe(z.int().min(1).max(mostAccounts))
      .default(accountsAtOnce),
  }),
  reply: z.object({ total: z.int(), accounts: z.array(adminAccountSchema) }),
} as const;

export type AdminAccounts = z.infer<typeof adminAccountsEndpoint.reply>;

export const reasonNeeded = 'Please give a reason: the person reads it.';

/**
 * `seen`: how the account stood in the list that the decision was made in; 409 `already-answered` where somebody has decided on it
 * since. `disable` ends every session and takes a founder's pitches off the market, as `enable` does with what is still there.
 * `delete` begins the grace of an account that is closed, and `enable` ends it. 409 `already-answered`, `last-admin` where no other admin would be left, `email-taken` where one is to be opened whose email
 * another account has proven, or where it is about oneself. The person gets a mail.
 */
export const decideAccountEndpoint = {
  method: 'POST',
  path: '/api/admin/accounts/:id/decision',
  body: z
    .strictObject({
      decision: z.enum(['approve', 'decline', 'disable', 'enable', 'delete']),
      reason: text(2_000).default(''),
      seen: z.strictObject({ approval: approvalSchema, isDisabled: z.boolean() }).optional(),
    })
    .refine(
      ({ decision, reason }) => decision === 'approve' || decision === 'enable' || reason.trim() !== '',
      { path: ['reason'], error: reasonNeeded },
    ),
  reply: doneSchema,
} as const;
export type AccountDecision = z.input<typeof decideAccountEndpoint.body>;

export function decideAccountPath(id: string): string {
  return `/api/admin/accounts/${id}/decision`;
}

export function certificateOfPath(id: string): string {
  return `/api/admin/accounts/${id}/certificate`;
}

const planOfPerson = subscriptionSchema
  .strip()
  .extend({ reason: z.string().nullable(), fullName: z.string(), email: z.string() });

/**
 * Plans that verified people asked for, those that wait the longest first, with whose they are and which plan counts for them
 * until then: at most 100 of the `total`. Those of others come as they verify.
 */
export const adminSubscriptionsEndpoint = {
  method: 'GET',
  path: '/api/admin/subscriptions',
  reply: z.object({
    total: z.int(),
    requests: z.array(planOfPerson.extend({ heldPlanId: z.string().nullable().default(null) })),
  }),
} as const;

/** Plans that count, the newest first: at most 50 of the `total`; `q` is part of a name or an email, or an account's id. */
export const adminPlansEndpoint = {
  method: 'GET',
  path: '/api/admin/subscriptions/active',
  query: z.strictObject({ q: z.string().max(120).default('') }),
  reply: z.object({ total: z.int(), plans: z.array(planOfPerson) }),
} as const;

/** How many accounts and plans wait in these lists. */
export const adminWaitingEndpoint = {
  method: 'GET',
  path: '/api/admin/waiting',
  reply: z.object({ accounts: z.int(), plans: z.int() }),
} as const;

/**
 * A confirmed plan takes the place of the person's other one; `end` is for one that counts. 409 `already-answered`. The person
 * gets a mail.
 */
export const decideSubscriptionEndpoint = {
  method: 'POST',
  path: '/api/admin/subscriptions/:id/decision',
  body: z
    .strictObject({ decision: z.enum(['confirm', 'decline', 'end']), reason: text(2_000).default('') })
    .refine(({ decision, reason }) => decision !== 'end' || reason.trim() !== '', {
      path: ['reason'],
      error: reasonNeeded,
    }),
  reply: doneSchema,
} as const;
export type SubscriptionDecision = z.input<typeof decideSubscriptionEndpoint.body>;

export function decideSubscriptionPath(id: string): string {
  return `/api/admin/subscriptions/${id}/decision`;
}

/** What people wrote to us, the newest 100. */
export const adminMessagesEndpoint = {
  method: 'GET',
  path: '/api/admin/messages',
  reply: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      userId: z.string().nullable(),
      name: z.string(),
      email: z.string(),
      subject: z.string(),
      category: z.string(),
      message: z.string(),
      at: moment,
    }),
  ),
} as const;

/** The directory as it is served, the newest reports of imports, and what is removed: all that can be put back as it was, and the newest 50. */
export const adminDirectoryEndpoint = {
  method: 'GET',
  path: '/api/admin/directory',
  reply: z.object({
    total: z.int(),
    files: z.int(),
    hash: z.string().nullable(),
    imports: z.array(
      z.object({
        file: z.string(),
        kind: z.string(),
        dryRun: z.boolean(),
        startedAt: moment,
        totals: z.record(z.string(), z.int()),
      }),
    ),
    removals: z.array(removalSchema),
  }),
} as const;

export const auditActions = [
  'reviewOpportunity',
  'decideReport',
  'saveArticle',
  'saveTestimonial',
  'decideAccount',
  'decideSubscription',
  'readCertificate',
  'importList',
  'removeInvestor',
  'putBackInvestor',
  'makeAdmin',
  'sendNewsletter',
] as const;
export const auditActionSchema = z.enum(auditActions);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** Newest first, at most 100; `before` is the id of the last entry one has. */
export const auditEndpoint = {
  method: 'GET',
  path: '/api/admin/audit',
  query: z.strictObject({
    action: z.union([z.literal(''), auditActionSchema]).default(''),
    q: z.string().max(120).default(''),
    before: z
      .string()
      .regex(/^\d{1,15}$/, 'Expected number, received string')
      .optional(),
  }),
  reply: z.array(
    z.object({
      id: z.int(),
      at: moment,
      adminName: z.string(),
      action: z.string(),
      tableName: z.string(),
      rowId: z.string(),
      detail: z.string(),
    }),
  ),
} as const;
export type AuditQuery = z.input<typeof auditEndpoint.query>;
