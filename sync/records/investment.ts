import * as z from 'zod';
import { moment, text } from '../text.ts';

/** `exited`: sold or paid back. `lost`: nothing more will come. */
export const investmentStates = ['active', 'exited', 'lost'] as const;
export type InvestmentState = (typeof investmentStates)[number];

/** An investment that an investor has noted for themselves, shown to nobody else. Pankh has no part in it. */
export const investmentSchema = z.strictObject({
  id: z.uuid(),
  ownerId: z.uuid(),
  /** The deal here that it came of; null for one made elsewhere. */
  opportunityId: z.uuid().nullable(),
  company: text(160),
  /** Whole units of `currency`. */
  amount: z.int().min(1),
  currency: text(3),
  investedOn: z.iso.date(),
  /** The company's stage at the time, '' where it is not said. */
  stage: text(40),
  state: z.enum(investmentStates),
  /** What has come back of it so far, whole units of `currency`. */
  returned: z.int().min(0),
  /** Valuation, terms, whatever one wants to remember. */
  note: text(5_000),
  createdAt: moment,
  updatedAt: moment,
  removedAt: moment.nullable(),
});
export type Investment = z.infer<typeof investmentSchema>;
