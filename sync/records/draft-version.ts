import * as z from 'zod';
import { moment } from '../text.ts';
import { draftContent } from './draft.ts';

/** A draft as it was, for whoever wants to go back. Written once, by the mutation that changed the draft after it. */
export const draftVersionSchema = z.strictObject({
  id: z.uuid(),
  draftId: z.uuid(),
  ownerId: z.string(),
  ...draftContent,
  at: moment,
  why: z.enum(['before-edit', 'before-going-back', 'not-chosen']),
  /** The client that wrote these words last; null where that was not noted. Versions of before it was noted lack it. */
  writtenBy: z.string().nullable().optional(),
  /** The mutation that kept it. What was sent together has one moment: these ids then tell the order. */
  keptBy: z.uuid(),
});
export type DraftVersion = z.infer<typeof draftVersionSchema>;
