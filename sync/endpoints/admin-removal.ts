import * as z from 'zod';
import { moment, text } from '../text.ts';
import { doneSchema } from './auth.ts';

export const removalReasonNeeded = 'Please say why: it stands in the audit log.';

/** The number that a record of the directory has in its address. */
const listingNumber = z.int().min(1).max(999_999_999);

/** For how long a removed record is kept, out of everybody's sight, so that it can be put back as it was. */
export const daysRemovedKept = 30;

/**
 * Takes a record out of the investor directory. Whoever has it loses it as they next follow the directory, and a list that
 * names the same firm does not bring it back. 404 `not-found`; 409 `importing` while a list is on its way.
 */
export const removeInvestorEndpoint = {
  method: 'POST',
  path: '/api/admin/removals',
  body: z.strictObject({
    id: listingNumber,
    reason: text(2_000).refine((reason) => reason.trim() !== '', removalReasonNeeded),
  }),
  reply: doneSchema,
} as const;

/** Puts a removed record back, or where it is erased by now, lets the next list bring it. 404 `not-found`, 409 `importing`. */
export const putBackInvestorEndpoint = {
  method: 'POST',
  path: '/api/admin/removals/:id/end',
  body: z.strictObject({}),
  reply: doneSchema,
} as const;

export function putBackInvestorPath(id: number): string {
  return `/api/admin/removals/${id}/end`;
}

/** A record that is removed. `isKept`: it can be put back as it was. */
export const removalSchema = z.object({
  id: listingNumber,
  name: z.string(),
  reason: z.string(),
  removedBy: z.string(),
  removedAt: moment,
  isKept: z.boolean(),
});
export type Removal = z.infer<typeof removalSchema>;
