import * as z from 'zod';
import { moment, text } from '../text.ts';

export const testimonialSchema = z.strictObject({
  id: z.uuid(),
  userType: z.enum(['investor', 'entrepreneur']),
  rating: z.int().min(1).max(5),
  content: text(2_000),
  fullName: text(120),
  location: text(120),
  createdAt: moment,
  /** Before that only admins see it. Rows of before this was told are published. */
  published: z.boolean().optional(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;
