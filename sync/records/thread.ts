import * as z from 'zod';
import { moment } from '../text.ts';

const place = z.int().min(0);

/** How far the messages of a connection have come, and how far each of the two has read. Its id is the connection's; shown to both. */
export const threadSchema = z.strictObject({
  id: z.uuid(),
  investorId: z.uuid(),
  entrepreneurId: z.uuid(),
  /** The number of the last message. */
  count: place,
  lastId: z.uuid(),
  lastAt: moment,
  /** The number of the last message that was read. */
  investorRead: place,
  entrepreneurRead: place,
});
export type Thread = z.infer<typeof threadSchema>;
