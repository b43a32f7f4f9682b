import * as z from 'zod';
import { moment, text } from '../text.ts';

export const connectionRoleSchema = z.enum(['investor', 'entrepreneur']);
export type ConnectionRole = z.infer<typeof connectionRoleSchema>;

/**
 * A request between an investor and a founder, and what became of it: pending, then once accepted, declined or withdrawn;
 * an accepted one may end. Shown to both. Its id is made of the two and the deal, so there is one for each.
 */
export const connectionSchema = z.strictObject({
  id: z.uuid(),
  investorId: z.uuid(),
  entrepreneurId: z.uuid(),
  /** The deal it is about; null where a founder asked an investor from their profile. */
  opportunityId: z.uuid().nullable(),
  requestedBy: connectionRoleSchema,
  status: z.enum(['pending', 'accepted', 'declined', 'withdrawn', 'ended']),
  message: text(2_000),
  /** What the one who declined said, '' for nothing. */
  reason: text(1_000),
  investorName: text(120),
  entrepreneurName: text(120),
  /** How the deal was called when the request was made. */
  dealTitle: text(160),
  createdAt: moment,
  /** When it was accepted, declined or withdrawn. */
  answeredAt: moment.nullable(),
  endedAt: moment.nullable(),
});
export type Connection = z.infer<typeof connectionSchema>;
