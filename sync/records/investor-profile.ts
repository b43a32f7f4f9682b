import * as z from 'zod';
import { experienceLevels } from '../catalog.ts';
import { moment, text } from '../text.ts';
import { amount } from './opportunity.ts';

/** What an investor says of themselves, shown to them alone. Its id is the account's. Blank until it is filled in. */
export const investorProfileSchema = z.strictObject({
  id: z.uuid(),
  company: text(120),
  designation: text(120),
  experience: z.enum(experienceLevels.map(({ id }) => id)).nullable(),
  /** Whole units of the account's currency. */
  minInvestmentRange: amount.nullable(),
  maxInvestmentRange: amount.nullable(),
  areasOfExpertise: z.array(text(60)),
  preferredIndustries: z.array(text(60)),
  locationPreference: text(120),
  investmentGoals: text(5_000),
  /** When the person declared to be an accredited investor: their word, never a badge. */
  accreditationDeclaredAt: moment.nullable(),
  updatedAt: moment,
});
export type InvestorProfile = z.infer<typeof investorProfileSchema>;

export function blankInvestorProfile(accountId: string, now: string): InvestorProfile {
  return {
    id: accountId,
    company: '',
    designation: '',
    experience: null,
    minInvestmentRange: null,
    maxInvestmentRange: null,
    areasOfExpertise: [],
    preferredIndustries: [],
    locationPreference: '',
    investmentGoals: '',
    accreditationDeclaredAt: null,
    updatedAt: now,
  };
}
