import * as z from 'zod';
import type { Entry } from '#src/data/database/person-db.ts';
import { describeMarketWork } from './describe-market-work.ts';
import { nothingSpoken, type Spoken } from './spoken.ts';
import { wordsOf } from './work-words.ts';

/** One thing that is changed about a draft, or in the notes about a deal, however many actions it took. */
export type WaitingChange = { key: string; words: string; canCancel: boolean };

/**
 * What waiting actions on one draft, or on the notes about one deal, change, in words. One field, one highlight or one of
 * the notes can be taken back alone where nothing among what it stands with looks at the draft as a whole: going back to a
 * version would then go back to something else.
 */
export function changesOf(entries: Entry[], spoken: Spoken): WaitingChange[] {
  const groups = Map.groupBy(entries, changeOf);
  const isAllFree = entries.every(isFree);
  return [...groups].flatMap(([key, group]) => {
    const [first, ...later] = group;
    if (!first) return [];
    const whole = later.reduce(joined, first);
    const together = standingWith(group, entries);
    const canCancel =
      groups.size > 1 &&
      partOf(whole) !== null &&
      (together === entries ? isAllFree : together.every(isFree));
    return [{ key, words: wordsOf(whole, spoken).join('; '), canCancel }];
  });
}

/** The same key for all actions on one field, one highlight, or one of the notes. */
export function changeOf(entry: Entry): string {
  return partOf(entry) ?? entry.id;
}

/** What has to wait for a change to be taken back alone: of a draft all there is, of the notes about a deal only itself. */
export function standingWith(change: Entry[], all: Entry[]): Entry[] {
  return change.every(isNote) ? change : all;
}

function isFree(entry: Entry): boolean {
  return entry.state === 'waiting' && (partOf(entry) !== null || isFirst(entry));
}

/** Two actions of one change as one: a form's says all that it changed, any other what stands in the end. */
function joined(earlier: Entry, later: Entry): Entry {
  const [before, after] = [earlier, later].map(({ args }) => saving.safeParse(args).data);
  if (!before || !after || earlier.name !== later.name) return later;
  return { ...later, args: { ...after, to: { ...before.to, ...after.to } } };
}

/** A form's: any other says in `to` what one field holds. */
const saving = z.looseObject({ to: z.record(z.string(), z.unknown()) });

const ofDraft = z.object({ field: z.string().optional(), highlightId: z.string().optional() });

/** The one part that an action changes, looking at no other; null where it is about the whole. */
function partOf({ name, args }: Entry): string | null {
  if (name !== 'editDraft' && name !== 'addHighlight' && name !== 'removeHighlight')
    return describeMarketWork({ name, args }, nothingSpoken)?.part ?? null;
  const { data } = ofDraft.safeParse(args);
  return data?.field ?? data?.highlightId ?? null;
}

function isNote({ name, args }: Entry): boolean {
  return describeMarketWork({ name, args }, nothingSpoken)?.part !== undefined;
}

function isFirst({ name }: Entry): boolean {
  return name === 'createDraft';
}
