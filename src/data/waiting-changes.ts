import * as z from 'zod';
import type { MutationName } from '#sync/mutations/all.ts';
import type { Entry } from './person-db.ts';
import { type Spoken, wordsOf } from './work-words.ts';

/** One thing that is changed about a draft, or in the notes about a deal, however many actions it took. */
export type WaitingChange = { key: string; words: string; canCancel: boolean };

/**
 * What waiting actions on one draft, or on the notes about one deal, change, in words. One field, or one highlight, can be taken back alone where nothing
 * among them looks at the draft as a whole: going back to a version would then go back to something else.
 */
export function changesOf(entries: Entry[], spoken: Spoken): WaitingChange[] {
  const groups = Map.groupBy(entries, changeOf);
  const isFree =
    groups.size > 1 &&
    entries.every(({ name, state }) => state === 'waiting' && (isPart(name) || isFirst(name)));
  return [...groups].flatMap(([key, [...group]]) => {
    const last = group.at(-1);
    if (!last) return [];
    return [{ key, words: wordsOf(last, spoken).join('; '), canCancel: isFree && isPart(last.name) }];
  });
}

/** The same key for all actions on one field, one highlight, or one of the notes. */
export function changeOf({ id, name, args }: Entry): string {
  if (ofNotes.has(name)) return name;
  if (!isPart(name)) return id;
  const { data } = part.safeParse(args);
  return data?.field ?? data?.highlightId ?? id;
}

const part = z.object({ field: z.string().optional(), highlightId: z.string().optional() });

/** Each changes one thing in the notes about a deal, and looks at no other. */
const ofNotes: ReadonlySet<string> = new Set<MutationName>([
  'setShortlisted',
  'setPipelineStage',
  'rateDeal',
  'editDealNote',
  'editReminder',
]);

function isPart(name: string): boolean {
  if (ofNotes.has(name)) return true;
  return name === 'editDraft' || name === 'addHighlight' || name === 'removeHighlight';
}

function isFirst(name: string): boolean {
  return name === 'createDraft';
}
