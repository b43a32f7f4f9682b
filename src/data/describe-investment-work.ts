import * as z from 'zod';
import { formatAmount } from '#src/lib/format-amount.ts';
import { formHrefOf, labelOf, wordsIn } from './form-words.ts';
import type { Entry } from './person-db.ts';
import type { Spoken } from './work-words.ts';

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
const href = formHrefOf(form) ?? '';

/** Null for any other action. `investments`: those that removals and edits speak of, which do not say their company. */
export function describeInvestmentWork(
  { name, args }: Pick<Entry, 'name' | 'args'>,
  investments: Spoken['investments'],
): { title: string; words: string[]; href: string } | null {
  if (name === 'setInvestmentRemoved') {
    const { investmentId = '', removed = true } = removal.safeParse(args).data ?? {};
    const what = removed ? 'Investment removed' : 'Investment put back';
    const company = investments.get(investmentId)?.company;
    return { title: company ? `${what}: ${company}` : what, words: [], href };
  }
  if (name === form) {
    const { investmentId = '', to = {} } = edit.safeParse(args).data ?? {};
    const company = investments.get(investmentId)?.company;
    const words = Object.entries(to).map(
      ([field, value]) => `${labelOf(form, field)}: ${wordsIn(form, field, value)}`,
    );
    return { title: company ? `Investment changed: ${company}` : 'Investment changed', words, href };
  }
  const said = name === 'recordInvestment' && recorded.safeParse(args).data;
  if (!said) return null;
  const { company, amount, currency, investedOn, stage, state, returned, note } = said;
  const fields = {
    amount: formatAmount(amount, currency),
    investedOn,
    stage,
    state,
    returned: returned === 0 ? '' : formatAmount(returned, currency),
    note,
  };
  const words = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => `${labelOf(form, field)}: ${wordsIn(form, field, value)}`);
  return { title: `Investment recorded: ${company}`, words, href };
}
