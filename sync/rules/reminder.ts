import * as z from 'zod';
import type { PipelineDeal } from '../records/pipeline.ts';
import { text } from '../text.ts';

/** What the form of a reminder asks for, with what it says of faults. */
export const reminderFields = {
  remindOn: z.iso.date('Please choose a day'),
  reminderNote: text(500),
};

export const pastDay = 'Please choose today or a later day';

export type Reminder = { remindOn: string | null; reminderNote: string };

/** The reminder of a deal; one that was kept before there were any has none. */
export function reminderOf({ remindOn = null, reminderNote = '' }: Partial<PipelineDeal>): Reminder {
  return { remindOn, reminderNote };
}

/** Whether the day has come. Both are days: "2026-11-24". */
export function isDue({ remindOn }: Pick<Reminder, 'remindOn'>, today: string): boolean {
  return remindOn !== null && remindOn <= today;
}

/** When devices tell of a reminder of this day: at eight in the morning in India, as ISO. */
export function remindedAt(day: string): string {
  return `${day}T02:30:00.000Z`;
}
