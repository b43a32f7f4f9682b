import * as z from 'zod';
import { opportunitySchema } from '../records/opportunity.ts';

const word = z.string().max(120).optional();
const bound = z
  .string()
  .regex(/^\d{0,15}$/, 'Expected number, received string')
  .transform((digits) => (digits === '' ? undefined : Number(digits)))
  .optional();

export const listOpportunitiesEndpoint = {
  method: 'GET',
  path: '/api/opportunities',
  query: z.strictObject({ industry: word, stage: word, location: word, minAmount: bound, maxAmount: bound }),
} as const;

export const opportunityReplySchema = opportunitySchema
  .omit({ founderId: true, founderName: true })
  .extend({ entrepreneurId: z.string(), raisedPercentage: z.int() });
export type OpportunityReply = z.infer<typeof opportunityReplySchema>;
