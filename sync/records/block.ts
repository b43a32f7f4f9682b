import * as z from 'zod';
import { moment } from '../text.ts';

/** Somebody wants no messages from somebody. For the one who said so alone: the other is never told who. */
export const blockSchema = z.strictObject({
  id: z.uuid(),
  blockerId: z.uuid(),
  blockedId: z.uuid(),
  isOn: z.boolean(),
  at: moment,
});
export type Block = z.infer<typeof blockSchema>;
