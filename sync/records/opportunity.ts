import * as z from 'zod';
import { moment, text } from '../text.ts';

/** Whole units of the row's currency (rupees, not paise). */
export const amount = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

export const opportunityStatusSchema = z.enum(['review', 'active', 'closed', 'withdrawn', 'declined']);

/** A deal that investors can look at. `review`: live to verified investors and its founder, not yet to the public. */
export const opportunitySchema = z.strictObject({
  id: z.uuid(),
  founderId: z.uuid(),
  founderName: text(120),
  title: text(160),
  description: text(20_000),
  industry: text(80),
  stage: text(40),
  location: text(120),
  currency: z.string().length(3),
  totalRequired: amount,
  minInvestment: amount,
  raisedAmount: z.int().min(0),
  highlights: z.array(text(200)),
  status: opportunityStatusSchema,
  createdAt: moment,
  updatedAt: moment,
  /** How the founder’s company earns, by their profile: of a deal that is public as it was reviewed. The server alone writes it. */
  businessModel: text(10_000).optional(),
  /** What the reviewer said, to its founder alone. */
  reviewNote: text(2_000).optional(),
});
export type Opportunity = z.infer<typeof opportunitySchema>;
