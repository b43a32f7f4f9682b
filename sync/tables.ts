import type * as z from 'zod';
import { accountSchema } from './records/account.ts';
import { approachSchema } from './records/approach.ts';
import { articleSchema } from './records/article.ts';
import { attentionSchema } from './records/attention.ts';
import { blockSchema } from './records/block.ts';
import { companySchema } from './records/company.ts';
import { connectionSchema } from './records/connection.ts';
import { consentSchema } from './records/consent.ts';
import { contactSchema } from './records/contact.ts';
import { dealUpdateSchema } from './records/deal-update.ts';
import { dealViewsSchema } from './records/deal-views.ts';
import { draftSchema } from './records/draft.ts';
import { draftVersionSchema } from './records/draft-version.ts';
import { investmentSchema } from './records/investment.ts';
import { investorCardSchema } from './records/investor-card.ts';
import { investorProfileSchema } from './records/investor-profile.ts';
import { messageSchema } from './records/message.ts';
import { notificationSchema } from './records/notification.ts';
import { opportunitySchema } from './records/opportunity.ts';
import { pipelineSchema } from './records/pipeline.ts';
import { preferencesSchema } from './records/preferences.ts';
import { reportSchema } from './records/report.ts';
import { subscriptionSchema } from './records/subscription.ts';
import { testimonialSchema } from './records/testimonial.ts';
import { threadSchema } from './records/thread.ts';
import type { TableName } from './table-names.ts';

/** Every synced table and what its rows look like. */
export const tables = {
  accounts: accountSchema,
  drafts: draftSchema,
  draftVersions: draftVersionSchema,
  opportunities: opportunitySchema,
  testimonials: testimonialSchema,
  articles: articleSchema,
  attention: attentionSchema,
  investorProfiles: investorProfileSchema,
  companies: companySchema,
  consents: consentSchema,
  subscriptions: subscriptionSchema,
  preferences: preferencesSchema,
  reports: reportSchema,
  investorCards: investorCardSchema,
  connections: connectionSchema,
  contacts: contactSchema,
  pipeline: pipelineSchema,
  notifications: notificationSchema,
  investments: investmentSchema,
  dealUpdates: dealUpdateSchema,
  dealViews: dealViewsSchema,
  threads: threadSchema,
  // `messages` are the mails and texts that leave the house.
  directMessages: messageSchema,
  blocks: blockSchema,
  approaches: approachSchema,
} as const satisfies Record<TableName, z.ZodType>;

export type Row<T extends TableName = TableName> = z.infer<(typeof tables)[T]>;

export { isTableName, type Key, keyText, type TableName, tableNames } from './table-names.ts';
