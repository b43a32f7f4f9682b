import * as z from 'zod';
import { analysisSchema, assumableFields } from '../ai/analysis.ts';
import { aiSourceSchema, aiTaskSchema, provenance } from '../ai/provenance.ts';
import { amount } from '../records/opportunity.ts';
import { text } from '../text.ts';
import { opportunityReplySchema } from './marketplace.ts';

export const chatMessageLength = 2_000;
/** So many messages of before go along with a question, each up to so many characters. */
export const previousMessages = 5;
export const previousMessageLength = chatMessageLength * 4;
export const mostInvestorsAsked = 100;
/** So many opportunities a search of deals takes. */
export const mostOpportunitiesAsked = 5_000;

const line = (max: number) => text(max).transform((typed) => typed.trim());
const said = z.union([
  text(previousMessageLength),
  z.looseObject({ sender: z.enum(['ai', 'user']), content: text(previousMessageLength) }),
]);

/** Where it is asked from, as a text; or an object, which says from the dashboard where `place` is left out. Of what was said before, the last five count. */
export const chatContextSchema = z.union([
  text(60),
  z.looseObject({
    place: text(60).optional(),
    userType: z.enum(['investor', 'entrepreneur']).optional(),
    previousMessages: z
      .array(said)
      .max(200)
      .optional()
      .transform((all) => all?.slice(-previousMessages)),
  }),
]);

/** Something of ours that an answer rests on: a help article, a page, a pitch. `href` is an address within the app. */
const aiReferenceSchema = z.object({
  title: text(200),
  href: z.string().regex(/^\/(?!\/)/, 'An address within the app'),
});
export type AiReference = z.infer<typeof aiReferenceSchema>;

/**
 * A question to Dollar. Answers JSON, or, where `Accept` asks for `text/event-stream`, events: `text` with `{ text }` for each
 * piece, then `done` with the reply. `message` and `response` are the same markdown. 429 with `Retry-After`: no more for now.
 */
export const chatEndpoint = {
  method: 'POST',
  path: '/api/ai/chat',
  body: z.object({
    message: line(chatMessageLength).refine((typed) => typed !== '', 'Required'),
    context: chatContextSchema.default('general'),
  }),
  reply: z.object({
    message: text(20_000),
    response: text(20_000),
    references: z.array(aiReferenceSchema).max(6),
    ...provenance,
  }),
} as const;
export type ChatReply = z.infer<typeof chatEndpoint.reply>;

/** `assumed` names the fields the asker left out, for which the spec's values were taken. */
export const analyseOpportunityEndpoint = {
  method: 'POST',
  path: '/api/ai/analyze-opportunity',
  body: z.object({
    title: line(160).refine((typed) => typed !== '', 'Required'),
    description: line(20_000).refine((typed) => typed !== '', 'Required'),
    industry: line(80).optional(),
    stage: line(40).optional(),
    totalRequired: amount.optional(),
    minInvestment: amount.optional(),
    /** Of the amounts. */
    currency: z.string().length(3).optional(),
    highlights: z.array(line(200)).max(20).nullish(),
  }),
  reply: analysisSchema.extend({ assumed: z.array(z.enum(assumableFields)), ...provenance }),
} as const;
export type AnalysisInput = z.infer<typeof analyseOpportunityEndpoint.body>;
export type AnalysisReply = z.infer<typeof analyseOpportunityEndpoint.reply>;

const query = line(500).refine((typed) => typed !== '', 'Please enter a search query');
const matchScore = z.int().min(0).max(100);

/** Of the opportunities sent, the ids count: the server reads its own rows of them, and only those the asker may see. */
export const searchOpportunitiesEndpoint = {
  method: 'POST',
  path: '/api/ai/analyze-opportunities',
  body: z.object({
    query,
    opportunities: z.array(z.looseObject({ id: z.string().max(60) })).max(mostOpportunitiesAsked),
  }),
  reply: z.object({
    summary: text(2_000),
    recommendations: z
      .array(z.object({ opportunity: opportunityReplySchema, matchScore, reason: text(600) }))
      .max(12),
    ...provenance,
  }),
} as const;
export type DealSearchReply = z.infer<typeof searchOpportunitiesEndpoint.reply>;

/** With the session, by cookie or bearer. `enhanced` and `enhancedDescription` are the same text. */
export const enhanceDescriptionEndpoint = {
  method: 'POST',
  path: '/api/ai/enhance-description',
  body: z.object({
    description: line(20_000).refine((typed) => typed !== '', 'Required'),
    industry: line(80).default(''),
    targetAudience: line(80).default('investors'),
  }),
  reply: z.object({ enhanced: text(24_000), enhancedDescription: text(24_000), ...provenance }),
} as const;
export type EnhancementInput = z.infer<typeof enhanceDescriptionEndpoint.body>;
export type EnhancementReply = z.infer<typeof enhanceDescriptionEndpoint.reply>;

/** Of the investors sent, the ids count where there are some, else the names. */
export const aiInvestorSearchEndpoint = {
  method: 'POST',
  path: '/api/ai-investor-search',
  body: z.object({
    query,
    investors: z
      .array(z.looseObject({ id: z.int().min(1).optional(), name: text(200) }))
      .max(mostInvestorsAsked),
  }),
  reply: z.object({
    summary: text(2_000),
    recommendations: z
      .array(z.object({ id: z.int().min(1), name: text(200), matchScore, reason: text(600) }))
      .max(12),
    ...provenance,
  }),
} as const;
export type InvestorSearchReply = z.infer<typeof aiInvestorSearchEndpoint.reply>;

/** What somebody thought of an answer. Nothing of question or answer goes along. The same `id` again changes the verdict. */
export const aiFeedbackEndpoint = {
  method: 'POST',
  path: '/api/ai/feedback',
  body: z.object({
    id: z.uuid(),
    task: aiTaskSchema,
    source: aiSourceSchema,
    verdict: z.enum(['up', 'down']),
  }),
  reply: z.object({ ok: z.literal(true) }),
} as const;
export type AiFeedback = z.infer<typeof aiFeedbackEndpoint.body>;
