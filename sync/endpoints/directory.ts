import * as z from 'zod';
import { investorSchema } from '../records/investor.ts';

const digits = z.string().regex(/^[1-9]\d{0,6}$/, 'This is a whole number from 1.');
const most = 1_000;

/** The spec's list of all investors; a page of them, by id, where `page` (from 1) or `limit` is given. */
export const investorListEndpoint = {
  method: 'GET',
  path: '/api/openvc-investors',
  query: z.object({
    page: digits.transform(Number).optional(),
    limit: digits
      .transform(Number)
      .refine((limit) => limit <= most, `At most ${most} investors stand on a page.`)
      .optional(),
  }),
  reply: z.object({ investors: z.array(investorSchema), total: z.int() }),
} as const;
