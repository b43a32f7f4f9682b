import * as z from 'zod';
import type { Entry } from '#src/data/database/person-db.ts';
import { currencyOf } from './currency-of.ts';
import { formHrefOf, linesOf } from './form-words.ts';
import type { Spoken } from './spoken.ts';
import type { Told } from './told.ts';

const about = z.object({
  opportunityId: z.string().catch(''),
  to: z.record(z.string(), z.unknown()).catch({}),
});
const form = 'setRaisedAmount';
const actions = new Map([
  [form, 'Amount raised'],
  ['closeOpportunity', 'Round closed'],
  ['withdrawOpportunity', 'Pitch withdrawn'],
]);

/** What a founder says of a round; null for any other action. */
export function describeRoundWork(work: Pick<Entry, 'name' | 'args'>, spoken: Spoken): Told | null {
  const what = actions.get(work.name);
  const said = about.safeParse(work.args).data;
  if (what === undefined || !said) return null;
  const pitch = spoken.opportunities.get(said.opportunityId)?.title;
  return {
    title: pitch ? `${what}: ${pitch}` : what,
    words: linesOf(form, said.to, currencyOf(work, spoken)),
    href: formHrefOf(form),
  };
}
