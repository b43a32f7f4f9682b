import * as z from 'zod';
import type { Entry } from '#src/data/database/person-db.ts';
import type { Spoken } from './spoken.ts';

const about = z.object({
  investmentId: z.string().catch(''),
  opportunityId: z.string().catch(''),
  to: z.object({ currency: z.string().optional() }).catch({}),
});
const profiles = new Set(['editInvestorProfile', 'editCompany']);

/** In which the amounts of a form are meant that was saved with this action; '' where nothing here tells. */
export function currencyOf(
  { name, args }: Pick<Entry, 'name' | 'args'>,
  { investments, opportunities, currency }: Pick<Spoken, 'investments' | 'opportunities' | 'currency'>,
): string {
  if (profiles.has(name)) return currency;
  const { to, investmentId = '', opportunityId = '' } = about.safeParse(args).data ?? {};
  const row = investments.get(investmentId) ?? opportunities.get(opportunityId);
  return to?.currency ?? row?.currency ?? '';
}
