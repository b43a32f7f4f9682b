import * as z from 'zod';
import { meetingWords as words } from '#src/content/deal-tools.ts';

/** What a meeting is said to be. */
export const meetingForm = z.object({
  title: z.string().trim().min(1, words.needsTitle).max(200),
  date: z.iso.date(words.needsDate),
  time: z.iso.time(words.needsTime),
  minutes: z.coerce.number(),
  place: z.string().trim().max(500),
  note: z.string().trim().max(5_000),
});
