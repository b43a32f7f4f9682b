import * as z from 'zod';
import { text } from '../text.ts';

/**
 * How to reach somebody with whom a person has an accepted connection, shown to that person alone. The server keeps one
 * for each two people, both ways, for as long as a connection between them lasts and whose it is does not block the other, and
 * takes it off their devices then.
 */
export const contactSchema = z.strictObject({
  id: z.uuid(),
  viewerId: z.uuid(),
  personId: z.uuid(),
  fullName: text(120),
  location: text(120),
  email: z.string(),
  /** E.164; '' where there is none. */
  phone: z.string(),
});
export type Contact = z.infer<typeof contactSchema>;
