import * as z from 'zod';
import type { Entry } from '#src/data/database/person-db.ts';
import { currencyOf } from './currency-of.ts';
import { formHrefOf, linesOf } from './form-words.ts';
import type { Spoken } from './spoken.ts';
import type { Told } from './told.ts';

// What an investor does with their portfolio, in their words.

const recorded = z.object({
  company: z.string(),
  amount: z.number(),
  currency: z.string(),
  investedOn: z.string(),
  stage: z.string().catch(''),
  state: z.string().catch(''),
  returned: z.number().catch(0),
  note: z.string().catch(''),
});
const removal = z.object({ investmentId: z.string(), removed: z.boolean() });
const edit = z.object({ investmentId: z.string(), to: z.record(z.string(), z.unknown()) });
const form = 'editInvestment';
const href = formHrefOf(form);

/** Null for any other action. Removals and edits do not say of which company: the investments that are spoken of do. */
export function describeInvestmentWork(work: Pick<Entry, 'name' | 'args'>, spoken: Spoken): Told | null {
  const { name, args } = work;
  const { investments } = spoken;
  if (name === 'setInvestmentRemoved') {
    const { investmentId = '', removed = true } = removal.safeParse(args).data ?? {};
    const what = removed ? 'Investment removed' : 'Investment put back';
    const company = investments.get(investmentId)?.company;
    return { title: company ? `${what}: ${company}` : what, words: [], href };
  }
  if (name === form) {
    const { investmentId = '', to = {} } = edit.safeParse(args).data ?? {};
    const company = investments.get(investmentId)?.company;
    const words = linesOf(form, to, currencyOf(work, spoken));
    return { title: company ? `Investment changed: ${company}` : 'Investment changed', words, href };
  }
  const said = name === 'recordInvestment' && recorded.safeParse(args).data;
  if (!said) return null;
  const { company, currency, ...fields } = said;
  const filled = Object.entries(fields).filter(([, value]) => value !== '' && value !== 0);
  const words = linesOf(form, Object.fromEntries(filled), currency);
  return { title: `Investment recorded: ${company}`, words, href };
}
