import * as z from 'zod';
import { passReasonWords, stageWords } from '#src/content/deal-tools.ts';
import type { Entry } from '#src/data/database/person-db.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import type { PipelineDeal } from '#sync/records/pipeline.ts';
import { reminderOf } from '#sync/rules/reminder.ts';
import { wordsIn } from './form-words.ts';

// What an investor keeps about a deal for themselves: each action changes one part of it, and looks at no other.

type Part = {
  /** What the action says, in a person's words. */
  words: (args: unknown) => string;
  /** What it writes, of what is kept about the deal. Not when: that also changes when work is only sent. */
  written: (deal: PipelineDeal) => unknown;
};

const stages: Record<string, string> = stageWords;
const reasons: Record<string, string> = passReasonWords;

const shortlist = z.object({ on: z.boolean() });
const stage = z.object({ stage: z.string(), passReasons: z.array(z.string()) });
const rating = z.object({ rating: z.number().nullable() });
const note = z.object({ to: z.string() });
const reminder = z.object({ to: z.record(z.string(), z.string().nullable()) });
const deal = z.object({ dealTitle: z.string(), opportunityId: z.string() });

const parts: ReadonlyMap<string, Part> = new Map<MutationName, Part>([
  [
    'setShortlisted',
    {
      words: (args) =>
        shortlist.safeParse(args).data?.on ? 'put on the shortlist' : 'taken off the shortlist',
      written: ({ shortlistedAt }) => shortlistedAt !== null,
    },
  ],
  [
    'setPipelineStage',
    {
      words: (args) => `stage: ${stageIn(args)}`,
      written: ({ stage, passReasons }) => [stage, passReasons],
    },
  ],
  [
    'rateDeal',
    {
      words: (args) => `rating: ${ratingIn(args)}`,
      written: ({ rating }) => rating,
    },
  ],
  [
    'editDealNote',
    {
      words: (args) => `note: ${note.safeParse(args).data?.to ?? ''}`,
      written: ({ note }) => note,
    },
  ],
  [
    'editReminder',
    {
      words(args) {
        const { to = {} } = reminder.safeParse(args).data ?? {};
        if (to.remindOn === null) return 'reminder done';
        const said = Object.entries(to).filter(([, value]) => value);
        const words = said.map(([field, value]) => wordsIn('editReminder', field, value));
        return `reminder: ${words.join(', ') || 'without a note'}`;
      },
      written: reminderOf,
    },
  ],
]);

function stageIn(said: unknown): string {
  const { stage: to = '', passReasons = [] } = stage.safeParse(said).data ?? {};
  return [stages[to] ?? to, ...passReasons.map((reason) => reasons[reason] ?? reason)].join(', ');
}

function ratingIn(said: unknown): number | string {
  return rating.safeParse(said).data?.rating ?? 'none';
}

/** What stands now of a deal where this choice would; null for any other action. */
export function standingChoice({ name }: Pick<Entry, 'name'>, deal: PipelineDeal): string | null {
  if (name === 'setPipelineStage') return `stage now: ${stageIn(deal)}`;
  return name === 'rateDeal' ? `rating now: ${ratingIn(deal)}` : null;
}

/** `part`: the same for all actions on one part of the notes about the deal. Null for any other action. */
export function describeNoteWork(
  name: string,
  args: unknown,
): { title: string; words: string[]; href: string; key: string; part: string } | null {
  const part = parts.get(name);
  const about = part && deal.safeParse(args).data;
  if (!about) return null;
  const { dealTitle, opportunityId } = about;
  return {
    title: `Your notes on ${dealTitle}`,
    words: [part.words(args)],
    href: `/investment/${opportunityId}`,
    key: `notes:${opportunityId}`,
    part: name,
  };
}

/** What stands of a deal where this action writes; undefined for any other action. */
export function standingNote({ name }: Pick<Entry, 'name'>, deal: PipelineDeal): unknown {
  return parts.get(name)?.written(deal);
}
