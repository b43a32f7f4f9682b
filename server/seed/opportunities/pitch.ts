import type { FounderKey } from '../accounts.ts';

/** One seeded opportunity as it is written down. Amounts are whole units of its currency. */
export interface Pitch {
  founder: FounderKey;
  title: string;
  industry: string;
  stage: string;
  location: string;
  currency: 'INR' | 'USD' | 'GBP' | 'EUR';
  totalRequired: number;
  minInvestment: number;
  raisedAmount: number;
  /** Days before now on which it was listed. */
  age: number;
  underReview?: true;
  description: string;
  highlights: string[];
}
