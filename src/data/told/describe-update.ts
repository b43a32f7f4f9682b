import * as z from 'zod';
import type { Entry } from '#src/data/database/person-db.ts';
import { currencyOf } from './currency-of.ts';
import { linesOf } from './form-words.ts';
import type { Spoken } from './spoken.ts';
import type { Told } from './told.ts';

const published = z.object({ opportunityId: z.string(), title: z.string(), text: z.string() });
const about = z.object({ updateId: z.string(), removed: z.boolean().catch(true) });
const pitch = z.object({ opportunityId: z.string(), dealTitle: z.string() });
const written = z.object({ to: z.record(z.string(), z.unknown()) });

const ownPitches = '/dashboard?tab=pitches';
const form = 'editUpdate';

/** What an action says about a pitch that was submitted, or an update on one, in a person's words; null for any other action. */
export function describeUpdateWork(work: Pick<Entry, 'name' | 'args'>, spoken: Spoken): Told | null {
  const { name, args } = work;
  const { to = {} } = written.safeParse(args).data ?? {};
  if (name === 'editOpportunity') {
    const { opportunityId, dealTitle = '' } = pitch.safeParse(args).data ?? {};
    const words = linesOf(name, to, currencyOf(work, spoken));
    return { title: `Edit of a pitch: ${dealTitle}`, words, href: hrefOf(opportunityId) };
  }
  if (name === 'publishUpdate') {
    const { opportunityId, title = '', text = '' } = published.safeParse(args).data ?? {};
    const deal = dealOf(opportunityId, spoken);
    return {
      title: `Update on ${deal}: ${title}`,
      words: linesOf(form, { text }),
      href: hrefOf(opportunityId),
    };
  }
  if (name !== form && name !== 'setUpdateRemoved') return null;
  const { updateId = '', removed = true } = about.safeParse(args).data ?? {};
  const update = spoken.updates.get(updateId);
  const deal = dealOf(update?.opportunityId, spoken);
  const which = update ? `: ${update.title}` : '';
  if (name === form)
    return { title: `Change of an update on ${deal}${which}`, words: linesOf(form, to), href: ownPitches };
  const what = removed ? 'taken back' : 'put back';
  return { title: `Update on ${deal} ${what}${which}`, words: [], href: ownPitches };
}

function dealOf(opportunityId: string | undefined, { opportunities }: Spoken): string {
  return opportunities.get(opportunityId ?? '')?.title ?? 'a pitch';
}

function hrefOf(opportunityId: string | undefined): string {
  return opportunityId === undefined ? ownPitches : `/investment/${opportunityId}`;
}
