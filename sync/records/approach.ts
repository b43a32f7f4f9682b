import * as z from 'zod';
import { moment, text } from '../text.ts';

/** How far a founder has come with an investor, in the order of a round. */
export const approachStages = ['to-approach', 'contacted', 'meeting', 'talks', 'committed', 'no'] as const;
export const approachStageSchema = z.enum(approachStages);
export type ApproachStage = z.infer<typeof approachStageSchema>;

/** Why an investor said no, as far as the founder heard it. */
export const noReasons = [
  'too-early',
  'sector',
  'cheque',
  'place',
  'traction',
  'team',
  'valuation',
  'rival',
  'no-funds',
  'no-answer',
  'other',
] as const;
export const noReasonSchema = z.enum(noReasons);
export type NoReason = z.infer<typeof noReasonSchema>;

/**
 * An investor whom a founder wants to win, kept for the founder alone. Records of the global database come and go, and
 * people leave: what tells who it is stands here.
 */
export const approachSchema = z.strictObject({
  /** Made of the founder and of what it was taken from; any other of one written in by hand. */
  id: z.uuid(),
  ownerId: z.uuid(),
  /** The record of the global database it was taken from, or null. */
  directoryId: z.int().min(1).nullable(),
  /** The investor of Pankh it was taken from, or null. */
  investorId: z.uuid().nullable(),
  name: text(200),
  /** What kind of firm it is, in words. */
  kind: text(200),
  website: text(500),
  place: text(300),
  stage: approachStageSchema,
  /** The day to ask again; '' for none. */
  followUpOn: z.union([z.literal(''), z.iso.date()]),
  /** Of one who said no; they stay where the stage moves on. */
  noReasons: z.array(noReasonSchema),
  /** The same in the founder's words. */
  noWords: text(1_000),
  note: text(5_000),
  createdAt: moment,
  updatedAt: moment,
  removedAt: moment.nullable(),
});
export type Approach = z.infer<typeof approachSchema>;
