import * as z from 'zod';
import { moment, text } from '../text.ts';

/** How far an investor has come with a deal. */
export const pipelineStages = ['new', 'looking', 'talking', 'committed', 'passed'] as const;
export const pipelineStageSchema = z.enum(pipelineStages);
export type PipelineStage = z.infer<typeof pipelineStageSchema>;

/** Why an investor passed on a deal. */
export const passReasons = ['team', 'market', 'product', 'valuation', 'traction', 'fit', 'other'] as const;
export const passReasonSchema = z.enum(passReasons);
export type PassReason = z.infer<typeof passReasonSchema>;

export const mostStars = 5;
export const ratingSchema = z.int().min(1).max(mostStars);

/** What an investor keeps about a deal for themselves, shown to nobody else. Its id is made of the two. */
export const pipelineSchema = z.strictObject({
  id: z.uuid(),
  ownerId: z.uuid(),
  opportunityId: z.uuid(),
  /** How the deal was called on the investor's screen: it may leave their sight. */
  dealTitle: text(160),
  /** Since when it is on the shortlist; null where it is not. */
  shortlistedAt: moment.nullable(),
  stage: pipelineStageSchema,
  /** Only of a deal that was passed. */
  passReasons: z.array(passReasonSchema),
  rating: ratingSchema.nullable(),
  note: text(10_000),
  /** The day to be reminded of it, by the person's own calendar. */
  remindOn: z.iso.date().nullable().optional(),
  reminderNote: text(500).optional(),
  updatedAt: moment,
});
export type PipelineDeal = z.infer<typeof pipelineSchema>;
