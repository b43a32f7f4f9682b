import * as z from 'zod';
import { idOf } from '../ids.ts';
import { joinNotes } from '../join-notes.ts';
import {
  type Change,
  type Context,
  isRefusal,
  mutation,
  type Refusal,
  type Rows,
  refuse,
} from '../mutation.ts';
import { nameOnScreen } from '../name-on-screen.ts';
import {
  type PipelineDeal,
  passReasonSchema,
  pipelineSchema,
  pipelineStageSchema,
  ratingSchema,
} from '../records/pipeline.ts';
import { reminderFields, reminderOf } from '../rules/reminder.ts';
import type { Key } from '../tables.ts';
import { moment } from '../text.ts';
import { changedElsewhere, formEdits, isClash, isSame, laterEdits, withEdits } from './form-edits.ts';

// The deal itself is not looked at: what an investor wrote about it is theirs, also once it has left their sight.
const about = { opportunityId: z.uuid(), dealTitle: nameOnScreen(160) };

/** Puts a deal on the investor's shortlist, or takes it off. */
export const setShortlisted = mutation({
  args: z.strictObject({
    ...about,
    on: z.boolean(),
    /** When a deal that is put back was put there; a device of an older version does not say. */
    since: moment.optional(),
  }),
  reads,
  change: (rows, { on, since, ...args }, context) =>
    edit(rows, args, context, (deal) => ({
      ...deal,
      shortlistedAt: on ? (deal.shortlistedAt ?? notAfter(context.now, since)) : null,
    })),
});

const chosenStage = {
  stage: pipelineStageSchema,
  passReasons: z.array(passReasonSchema).max(passReasonSchema.options.length),
};

/** Says how far one has come with a deal, and why not further where one has passed. */
export const setPipelineStage = mutation({
  args: z.strictObject({
    ...about,
    ...chosenStage,
    /** What stood there; a device of an older version does not say. */
    from: z.strictObject(chosenStage).optional(),
  }),
  reads,
  change: (rows, { stage, passReasons, from, ...args }, context) =>
    edit(rows, args, context, (deal) => {
      const to = stageKept({ stage, passReasons });
      const chosen = choose('stage', { stands: stageKept(deal), from, to });
      return isRefusal(chosen) ? chosen : { ...deal, ...chosen.value };
    }),
  coalesce: (earlier, later) =>
    goesOn(earlier, later, stageKept(earlier)) ? { ...later, from: earlier.from } : null,
});

const rating = ratingSchema.nullable();

export const rateDeal = mutation({
  args: z.strictObject({ ...about, rating, from: rating.optional() }),
  reads,
  change: (rows, { rating, from, ...args }, context) =>
    edit(rows, args, context, (deal) => {
      const chosen = choose('rating', { stands: deal.rating, from, to: rating });
      return isRefusal(chosen) ? chosen : { ...deal, rating: chosen.value };
    }),
  coalesce: (earlier, later) =>
    goesOn(earlier, later, earlier.rating) ? { ...later, from: earlier.from } : null,
});

const note = pipelineSchema.shape.note;

/** Changes the private note from what the person saw to what they wrote. What another device wrote meanwhile stays beside it. */
export const editDealNote = mutation({
  args: z.strictObject({ ...about, from: note, to: note }),
  reads,
  change(rows, { from, to, ...args }, context) {
    const before = rows.get('pipeline', pipelineId(context.userId, args.opportunityId))?.note ?? '';
    const joined = joinNotes(before, from, to);
    if (!note.safeParse(joined).success)
      return refuse('too-long', 'With what another device wrote this note is too long.', 'to');
    return edit(rows, args, context, (deal) => ({ ...deal, note: joined }));
  },
  coalesce: (earlier, later) =>
    earlier.opportunityId === later.opportunityId && earlier.to === later.from
      ? { ...later, from: earlier.from }
      : null,
});

const reminder = { ...reminderFields, remindOn: reminderFields.remindOn.nullable() };

/** Sets a reminder of the deal, moves it, or lets it go with no day, each field from what the person saw. */
export const editReminder = mutation({
  args: formEdits(reminder).extend(about),
  reads,
  change: (rows, { from, to, ...args }, context) =>
    edit(rows, args, context, (deal) => withEdits({ ...deal, ...reminderOf(deal) }, { from, to }, reminder)),
  coalesce: (earlier, later) =>
    earlier.opportunityId === later.opportunityId ? laterEdits(earlier, later) : null,
});

/** What is kept of a choice: reasons only of a deal that was passed. */
function stageKept({ stage, passReasons }: Pick<PipelineDeal, 'stage' | 'passReasons'>) {
  return { stage, passReasons: stage === 'passed' ? [...new Set(passReasons)] : [] };
}

/** What is to stand of a choice that is one thing, unless another device has chosen something else since the person looked. */
function choose<Value>(
  field: string,
  { stands, from, to }: { stands: Value; from: Value | undefined; to: Value },
): { value: Value } | Refusal {
  if (from === undefined) return { value: to };
  if (isClash(from, stands, to)) return changedElsewhere(field);
  return { value: isSame(from, to) ? stands : to };
}

type Choice = { opportunityId: string; from?: unknown };

/** Whether the later choice was made over this one, of which it is known what stood there before. */
function goesOn(earlier: Choice, later: Choice, chosen: unknown): boolean {
  const saysFrom = earlier.from !== undefined && later.from !== undefined;
  return saysFrom && earlier.opportunityId === later.opportunityId && isSame(later.from, chosen);
}

function notAfter(now: string, since: string | undefined): string {
  return since !== undefined && since < now ? since : now;
}

/** The one row of an investor about a deal. */
export function pipelineId(ownerId: string, opportunityId: string): string {
  return idOf('pipeline', ownerId, opportunityId);
}

type About = Pick<PipelineDeal, 'opportunityId' | 'dealTitle'>;

function reads({ opportunityId }: { opportunityId: string }, { userId }: Context): Key[] {
  return [
    { table: 'pipeline', id: pipelineId(userId, opportunityId) },
    { table: 'accounts', id: userId },
  ];
}

function edit(
  rows: Rows,
  { opportunityId, dealTitle }: About,
  { userId, now }: Context,
  edited: (deal: PipelineDeal) => PipelineDeal | Refusal,
): Change[] | Refusal | 'unknown' {
  const account = rows.get('accounts', userId);
  if (!account) return 'unknown';
  if (account.userType !== 'investor')
    return refuse('investors-only', 'Only investors keep a shortlist and a pipeline.');
  const id = pipelineId(userId, opportunityId);
  const before = rows.get('pipeline', id) ?? blankPipelineDeal(userId, { opportunityId, dealTitle });
  const row = edited(before);
  if (isRefusal(row)) return row;
  return [{ table: 'pipeline', id, row: { ...row, dealTitle, updatedAt: now } }];
}

/** A deal nobody has said anything about yet. */
export function blankPipelineDeal(ownerId: string, { opportunityId, dealTitle }: About): PipelineDeal {
  return {
    id: pipelineId(ownerId, opportunityId),
    ownerId,
    opportunityId,
    dealTitle,
    shortlistedAt: null,
    stage: 'new',
    passReasons: [],
    rating: null,
    note: '',
    ...reminderOf({}),
    updatedAt: new Date(0).toISOString(),
  };
}
