import * as z from 'zod';
import { labelOf, wordsIn } from './form-words.ts';

// What a founder does with their list of investors, in their words.

const added = z.object({ name: z.string(), note: z.string().optional() });
const named = z.object({ investorName: z.string() });
const edit = z.object({ to: z.record(z.string(), z.unknown()) });
const removal = z.object({ removed: z.boolean() });
const actions = new Set(['addApproach', 'recordApproach', 'editApproach', 'setApproachRemoved']);
const href = '/approaches';

/** Null for any other action. */
export function describeApproachWork(
  name: string,
  args: unknown,
): { title: string; words: string[]; href: string } | null {
  if (!actions.has(name)) return null;
  const add = added.safeParse(args).data;
  if (name === 'addApproach' && add) return { title: titleOf(add.name), words: ['put on the list'], href };
  if (name === 'recordApproach' && add) {
    const words = add.note ? [`notes: ${add.note}`] : [];
    return { title: titleOf(add.name), words: ['written in', ...words], href };
  }
  const investorName = named.safeParse(args).data?.investorName;
  if (investorName === undefined) return null;
  const title = titleOf(investorName);
  if (name === 'editApproach') {
    const to = Object.entries(edit.safeParse(args).data?.to ?? {});
    const words = to.map(([field, value]) => `${labelOf(name, field)}: ${wordsIn(name, field, value)}`);
    return { title, words, href };
  }
  if (name !== 'setApproachRemoved') return null;
  const isRemoved = removal.safeParse(args).data?.removed;
  return { title, words: [isRemoved ? 'taken off the list' : 'put back on the list'], href };
}

function titleOf(name: string): string {
  return `Your list of investors: ${name}`;
}
