import * as z from 'zod';
import { moment, text } from '../text.ts';
import { amount } from './opportunity.ts';

/**
 * What everybody may see of a verified investor; its id is the account's. The server makes it of account and profile and
 * keeps it up to date. Email and phone are not in it; what the investor hides is blank.
 */
export const investorCardSchema = z.strictObject({
  id: z.uuid(),
  fullName: text(120),
  location: text(120),
  bio: text(2_000),
  areasOfExpertise: z.array(text(60)),
  preferredIndustries: z.array(text(60)),
  /** Whole units of `currency`. */
  minInvestmentRange: amount.nullable(),
  maxInvestmentRange: amount.nullable(),
  currency: z.string().length(3),
  /** When they joined. */
  createdAt: moment,
});
export type InvestorCard = z.infer<typeof investorCardSchema>;
