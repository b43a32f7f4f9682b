import * as z from 'zod';
import { opportunitySchema } from '../records/opportunity.ts';

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
    })),
} as const;

export const opportunityReplySchema = opportunitySchema
  .omit({ founderId: true, founderName: true })
  .extend({ entrepreneurId: z.string(), raisedPercentage: z.int() });
export type OpportunityReply = z.infer<typeof opportunityReplySchema>;
