import * as z from 'zod';
import { moment, text } from '../text.ts';
import { amount } from './opportunity.ts';

/**
 * A founder's company, shown to them alone but for its business model, which stands with their deals. Its id is the account's; the phone number of the form is the account's too.
 * Blank until it is filled in.
 */
export const companySchema = z.strictObject({
  id: z.uuid(),
  companyName: text(120),
  stage: text(40),
  companyDescription: text(20_000),
  industry: text(80),
  location: text(120),
  /** Whole units of the account's currency, as is the revenue. */
  fundingRequired: amount.nullable(),
  teamSize: amount.nullable(),
  useOfFunds: text(10_000),
  businessModel: text(10_000),
  currentRevenue: z.int().min(0),
  website: text(500),
  linkedinProfile: text(500),
  previousFunding: text(2_000),
  updatedAt: moment,
});
export type Company = z.infer<typeof companySchema>;

export function blankCompany(accountId: string, now: string): Company {
  return {
    id: accountId,
    companyName: '',
    stage: '',
    companyDescription: '',
    industry: '',
    location: '',
    fundingRequired: null,
    teamSize: null,
    useOfFunds: '',
    businessModel: '',
    currentRevenue: 0,
    website: '',
    linkedinProfile: '',
    previousFunding: '',
    updatedAt: now,
  };
}
