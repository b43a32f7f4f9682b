import * as z from 'zod';
import { toldInvestorSchema } from '../records/investor.ts';
import { longestText } from '../search/search-query.ts';
import { originAsked } from './directory.ts';

const chosen = z.string().max(100, 'At most 100 characters.').default('');
const digits = z.string().regex(/^\d{1,9}$/, 'This is a whole number.');
const id = digits.transform(Number).default(0);

/**
 * What the investor directory holds beyond what the asker's own copy of it has found, nine a page, best first; `total` of
 * all pages. Of what the asker has: `first` is '1' for the first set; of every id below `heads` all but the thesis; of every
 * id below `theses` the whole record. Words are found at their beginning, in any order; typos are not looked for.
 */
export const investorSearchEndpoint = {
  method: 'GET',
  path: '/api/investors-search',
  query: z.object({
    q: z.string().max(longestText, `At most ${longestText} characters.`).default(''),
    stage: chosen,
    type: chosen,
    country: chosen,
    roundSize: chosen,
    page: z
      .string()
      .regex(/^[1-9]\d{0,5}$/, 'This is a whole number from 1 to 999999.')
      .transform(Number)
      .default(1),
    first: z.enum(['0', '1'], 'This is 0 or 1.').default('0'),
    heads: id,
    theses: id,
    origin: originAsked,
  }),
  reply: z.object({ investors: z.array(toldInvestorSchema), total: z.int().min(0) }),
} as const;

export type InvestorSearchQuery = z.output<typeof investorSearchEndpoint.query>;
export type InvestorSearchReply = z.output<typeof investorSearchEndpoint.reply>;
