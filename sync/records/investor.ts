import * as z from 'zod';
import { text } from '../text.ts';

const chequeAmount = z.string().regex(/^\d{0,16}$/);
const day = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/);

/**
 * One firm of the global directory, by the nine fields of the spec's list response plus its id, its links, and where and
 * of which day (YYYY-MM-DD) this is known.
 * Cheque amounts are whole US dollars as digits, '' when unknown. Lists are comma-separated text.
 */
export const investorSchema = z.strictObject({
  id: z.int().min(1),
  name: text(200),
  website: text(500),
  investorType: text(200),
  globalHQ: text(300),
  stageOfInvestment: text(300),
  firstChequeMinimum: chequeAmount,
  firstChequeMaximum: chequeAmount,
  countriesOfInvestment: text(4_000),
  investmentThesis: text(10_000),
  linkedin: text(500),
  source: text(200).default(''),
  asOf: day.default(''),
});
/**
 * The same as a server's answer, which may hold more one day than this client knows. One of before `source` and `asOf` holds
 * less.
 */
export const toldInvestorSchema = z.object(investorSchema.shape);
export type Investor = z.infer<typeof investorSchema>;
