import * as z from 'zod';
import { moment } from '../text.ts';

/** What a person is told of beside the screen. What concerns the account's safety is always told. */
export const notificationKinds = ['reviews', 'connections', 'messages', 'opportunities'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** When a mail tells of it: as it happens, or with all else of a day. */
export const mailPaces = ['at-once', 'daily'] as const;
export const mailPaceSchema = z.enum(mailPaces);
export type MailPace = z.infer<typeof mailPaceSchema>;

/** A time of day in India: "22:00". */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 22:00.');

/** From when to when no device is woken; over midnight where it ends before it begins. */
export const quietHoursSchema = z.strictObject({ from: timeOfDay, to: timeOfDay });
export type QuietHours = z.infer<typeof quietHoursSchema>;

/** What a person wants to be told of by mail and on their devices, shown to them alone. Its id is the account's. */
export const preferencesSchema = z.strictObject({
  id: z.uuid(),
  reviews: z.boolean(),
  connections: z.boolean(),
  messages: z.boolean(),
  opportunities: z.boolean(),
  /** A device that has kept the row from before there was a choice has none: at once. */
  pace: mailPaceSchema.optional(),
  /** What no device is woken for; where a device has kept the row from before, as usual. Likewise the next: never quiet. */
  notPushed: z.array(z.enum(notificationKinds)).max(notificationKinds.length).optional(),
  quietHours: quietHoursSchema.nullable().optional(),
  updatedAt: moment,
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** What a person has chosen, and the usual where their row says nothing of it or there is none. */
export function chosenPreferences(
  row: Preferences | undefined,
  accountId: string,
  now: string,
): Required<Preferences> {
  return { ...usualPreferences(accountId, now), ...row };
}

/** Until a person says otherwise: everything that is about them, nothing that is about the market. */
export function usualPreferences(accountId: string, now: string): Required<Preferences> {
  return {
    id: accountId,
    reviews: true,
    connections: true,
    messages: true,
    opportunities: false,
    pace: 'at-once',
    notPushed: ['opportunities'],
    quietHours: null,
    updatedAt: now,
  };
}
