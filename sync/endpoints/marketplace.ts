import * as z from 'zod';
import { missingInformation } from '../message-words.ts';
import { currencySchema } from '../records/currency.ts';
import { draftFields } from '../records/draft.ts';
import { amount, type Opportunity, opportunitySchema } from '../records/opportunity.ts';
import { line, whenMissing } from '../rules/identity.ts';
import { raisedPercentage } from '../rules/raised-percentage.ts';
import { text } from '../text.ts';

const word = z.string().max(120).default('');
const bound = z
  .string()
  .regex(/^\d{0,15}$/, 'Expected number, received string')
  .default('');

/** The spec's query, as the filters that the app's own list uses; amounts are whole rupees. */
export const listOpportunitiesEndpoint = {
  method: 'GET',
  path: '/api/opportunities',
  query: z
    .strictObject({ industry: word, stage: word, location: word, minAmount: bound, maxAmount: bound })
    .transform(({ minAmount, maxAmount, ...filters }) => ({
      ...filters,
      q: '',
      min: minAmount,
      max: maxAmount,
      currency: '',
    })),
} as const;

/**
 * Of no text that stands in a row is the length asked again: one that is too long would take all that came with it away. So would
 * a column that only a newer server knows: it is left out.
 */
export const opportunityReplySchema = opportunitySchema
  .strip()
  .omit({ founderId: true, founderName: true, reviewNote: true })
  .extend({
    entrepreneurId: z.string(),
    raisedPercentage: z.int(),
    title: z.string(),
    description: z.string(),
    industry: z.string(),
    stage: z.string(),
    location: z.string(),
    highlights: z.array(z.string()),
    businessModel: z.string().optional(),
  });
export type OpportunityReply = z.infer<typeof opportunityReplySchema>;

/** The spec's reply: the founder under the name it uses, and the part raised in whole percent. */
export function opportunityReplyOf({
  founderId,
  founderName: _,
  reviewNote: _note,
  ...opportunity
}: Opportunity): OpportunityReply {
  return { ...opportunity, entrepreneurId: founderId, raisedPercentage: raisedPercentage(opportunity) };
}

const missing = whenMissing(missingInformation);
const wholeAmount = z.number(missing).pipe(amount);
const words = (max: number) => text(max).transform((typed) => typed.trim());
const said = (kept: z.ZodType<string, string>) =>
  z
    .string(missing)
    .pipe(kept)
    .refine((typed) => typed !== '', missingInformation);

/**
 * The spec's payload; amounts are whole units of `currency`. Who submits is the session's user, how it stands and what is
 * raised is for the server to say: what is given for these is read by nobody. The same pitch again, while the first waits for
 * its review, brings the first. 400, 403, 409, 429: see `server/syncing/act.ts`.
 */
export const submitOpportunityEndpoint = {
  method: 'POST',
  path: '/api/opportunities',
  body: z
    .strictObject({
      title: said(line(draftFields.title)),
      description: said(words(draftFields.description)),
      industry: said(line(draftFields.industry)),
      stage: said(line(draftFields.stage)),
      location: said(line(draftFields.location)),
      totalRequired: wholeAmount,
      minInvestment: wholeAmount,
      currency: currencySchema.default('INR'),
      entrepreneurId: z.union([z.string().max(60), z.number()]).nullish(),
      status: z.string().max(60).nullish(),
      raisedAmount: z.number().nullish(),
      raisedPercentage: z.number().nullish(),
      highlights: z.array(line(200)).nullish(),
    })
    .transform(
      ({ entrepreneurId: _, status: _status, raisedAmount: _raised, raisedPercentage: _part, ...pitch }) => ({
        ...pitch,
        // As a pitch keeps them: each once.
        highlights: [...new Set(pitch.highlights ?? [])].filter(Boolean),
      }),
    ),
  reply: opportunityReplySchema,
} as const;
export type SubmittedOpportunity = z.infer<typeof submitOpportunityEndpoint.body>;
