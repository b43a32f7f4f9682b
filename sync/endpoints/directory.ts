import * as z from 'zod';
import { toldInvestorSchema } from '../records/investor.ts';

const digits = z.string().regex(/^[1-9]\d{0,6}$/, 'This is a whole number from 1 to 9999999.');
const most = 1_000;

/** Released clients take an answer for none of ours that holds more than they know: `source` and `asOf` go to who asks. */
export const originAsked = z.literal('1', 'This is 1, or left out.').optional();

/**
 * The spec's list of all investors; a page of them where `page` (from 1) or `limit` is given: the records of a range of so many
 * ids, which are fewer where some were removed. A page then says of how many `pages` it is one. With `origin` each record says
 * where and of which day it is known.
 */
export const investorListEndpoint = {
  method: 'GET',
  path: '/api/openvc-investors',
  query: z.object({
    page: digits.transform(Number).optional(),
    limit: digits
      .transform(Number)
      .refine((limit) => limit <= most, `At most ${most} investors stand on a page.`)
      .optional(),
    origin: originAsked,
  }),
  reply: z.object({ investors: z.array(toldInvestorSchema), total: z.int(), pages: z.int().optional() }),
} as const;
