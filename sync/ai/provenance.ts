import * as z from 'zod';

/** Who answered: a language model, or the rules that app and server share. */
export const aiSourceSchema = z.enum(['ai', 'rules']);
export type AiSource = z.infer<typeof aiSourceSchema>;

/** Why the model did not answer, where one was asked: used up or busy; not reached in time; anything else. */
const aiNoticeSchema = z.enum(['quota', 'network', 'other']);
export type AiNotice = z.infer<typeof aiNoticeSchema>;

/** Stands in every reply. Without `notice` no model was asked, or it answered. */
export const provenance = { source: aiSourceSchema, notice: aiNoticeSchema.optional() };

export const aiTasks = ['chat', 'analysis', 'deal-search', 'investor-search', 'enhancement'] as const;
export const aiTaskSchema = z.enum(aiTasks);
export type AiTask = z.infer<typeof aiTaskSchema>;
