import * as z from 'zod';
import { labelOf, wordsIn } from './form-words.ts';
import type { Entry } from './person-db.ts';

type Told = { title: string; words: string[]; href: string };

const published = z.object({ opportunityId: z.string(), title: z.string(), text: z.string() });
const edited = z.object({ to: z.object({ title: z.string(), text: z.string() }).partial() });
const removed = z.object({ removed: z.boolean() });

const pitch = z.object({ opportunityId: z.string(), dealTitle: z.string() });
const written = z.object({ to: z.record(z.string(), z.unknown()) });

const ownPitches = '/dashboard?tab=pitches';

/** What an action says about a pitch that was submitted, or an update on one, in a person's words; null for any other action. */
export function describeUpdateWork({ name, args }: Pick<Entry, 'name' | 'args'>): Told | null {
  if (name === 'editOpportunity') {
    const { opportunityId, dealTitle = '' } = pitch.safeParse(args).data ?? {};
    const href = opportunityId === undefined ? ownPitches : `/investment/${opportunityId}`;
    const to = Object.entries(written.safeParse(args).data?.to ?? {});
    const words = to.map(([field, said]) => `${labelOf(name, field)}: ${wordsIn(name, field, said)}`);
    return { title: `Edit of a pitch: ${dealTitle}`, words, href };
  }
  if (name === 'publishUpdate') {
    const { opportunityId, title = '', text = '' } = published.safeParse(args).data ?? {};
    const href = opportunityId === undefined ? ownPitches : `/investment/${opportunityId}`;
    return { title: `Update on a pitch: ${title}`, words: [`text: ${text}`], href };
  }
  if (name === 'editUpdate') {
    const { to = {} } = edited.safeParse(args).data ?? {};
    const words = Object.entries(to).map(([field, said]) => `${field}: ${said}`);
    return { title: 'Change of an update on a pitch', words, href: ownPitches };
  }
  if (name !== 'setUpdateRemoved') return null;
  const isRemoved = removed.safeParse(args).data?.removed ?? true;
  const title = isRemoved ? 'Update on a pitch taken back' : 'Update on a pitch put back';
  return { title, words: [], href: ownPitches };
}
