import * as z from 'zod';
import { wordsOfValue } from '#src/lib/words-of-value.ts';
import { linesOf } from './form-words.ts';
import type { Told } from './told.ts';

// What a founder does with their list of investors, in their words.

const added = z.looseObject({ name: z.string() });
const named = z.object({ investorName: z.string() });
const edit = z.object({ to: z.record(z.string(), z.unknown()) });
const removal = z.object({ removed: z.boolean() });
const actions = new Set(['addApproach', 'recordApproach', 'editApproach', 'setApproachRemoved']);
const href = '/approaches';

/** Null for any other action. */
export function describeApproachWork(name: string, args: unknown): Told | null {
  if (!actions.has(name)) return null;
  const add = added.safeParse(args).data;
  if (name === 'addApproach' && add) return { title: titleOf(add.name), words: ['put on the list'], href };
  if (name === 'recordApproach' && add) {
    const { approachId: _, name: investor, ...fields } = add;
    const written = Object.entries(fields).filter(([, value]) => wordsOfValue(value) !== '');
    const words = linesOf('editApproach', Object.fromEntries(written));
    return { title: titleOf(investor), words: ['written in', ...words], href };
  }
  const investorName = named.safeParse(args).data?.investorName;
  if (investorName === undefined) return null;
  const title = titleOf(investorName);
  if (name === 'editApproach') {
    return { title, words: linesOf(name, edit.safeParse(args).data?.to ?? {}), href };
  }
  if (name !== 'setApproachRemoved') return null;
  const isRemoved = removal.safeParse(args).data?.removed;
  return { title, words: [isRemoved ? 'taken off the list' : 'put back on the list'], href };
}

function titleOf(name: string): string {
  return `Your list of investors: ${name}`;
}
