import * as z from 'zod';
import { moment, text } from '../text.ts';

export const userTypeSchema = z.enum(['investor', 'entrepreneur', 'admin']);
export type UserType = z.infer<typeof userTypeSchema>;

/** An admin's word on an account: "approved" is never said of a person by themselves. */
export const approvalSchema = z.enum(['pending', 'approved', 'declined']);

/**
 * A person's own account, shown to nobody else. What is optional came later: rows that a device has kept since before
 * lack it until the next sync, the server's own rows never do.
 */
export const accountSchema = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  username: z.string(),
  fullName: text(120),
  userType: userTypeSchema,
  location: text(120),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  createdAt: moment,
  bio: text(2_000).optional(),
  /** What amounts are shown in: INR, USD, GBP or EUR. */
  currency: z.string().length(3).optional(),
  /** E.164, '' where none is saved yet. `phoneVerified` is about this one. */
  phone: z.string().optional(),
  /** Asked for, and taken over once its code has come back; null where no change is under way. */
  pendingEmail: z.string().nullable().optional(),
  pendingPhone: z.string().nullable().optional(),
  approval: approvalSchema.optional(),
  approvalReason: text(2_000).nullable().optional(),
  /** Nobody can sign in since then. */
  disabledAt: moment.nullable().optional(),
  /** When the account goes, as its owner asked; null where it stays. */
  deleteAt: moment.nullable().optional(),
});
export type Account = z.infer<typeof accountSchema>;

/** "Verified" on every screen: email and phone both are. */
export function isVerified(account: Pick<Account, 'emailVerified' | 'phoneVerified'>): boolean {
  return account.emailVerified && account.phoneVerified;
}
