import type { Opportunity } from '../../records/opportunity.ts';

/** What the rules read of a deal: a row of the device, of the server, or of a reply. Amounts are whole units of `currency`. */
export type Deal = Pick<
  Opportunity,
  | 'id'
  | 'title'
  | 'description'
  | 'industry'
  | 'stage'
  | 'location'
  | 'currency'
  | 'totalRequired'
  | 'minInvestment'
  | 'raisedAmount'
  | 'highlights'
  | 'createdAt'
  | 'businessModel'
>;
