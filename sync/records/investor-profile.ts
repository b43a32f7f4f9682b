import * as z from 'zod';
import { experienceLevels } from '../catalog.ts';
import { moment, text } from '../text.ts';
import { amount } from './opportunity.ts';

/** What an investor may keep from others; the rest of what is shown of them stands in `investor-card.ts`. */
export const hideableFields = [
  'location',
  'bio',
  'range',
  'areasOfExpertise',
  'preferredIndustries',
] as const;
export const hideableFieldSchema = z.enum(hideableFields);
export type HideableField = z.infer<typeof hideableFieldSchema>;

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
  /** What others are not shown. Rows that a device has kept since before one could choose lack it. */
  hiddenFields: z.array(hideableFieldSchema).optional(),
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
    hiddenFields: [],
    updatedAt: now,
  };
}
