import * as z from 'zod';
import { moment, text } from '../text.ts';

export const userTypeSchema = z.enum(['investor', 'entrepreneur', 'admin']);
export type UserType = z.infer<typeof userTypeSchema>;

/** A person's own account, shown to nobody else. */
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
});
export type Account = z.infer<typeof accountSchema>;
