import * as z from 'zod';
import { moment } from '../text.ts';

/** What a person is told of beside the screen. What concerns the account's safety is always told. */
export const notificationKinds = ['reviews', 'connections', 'messages', 'opportunities'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** When a mail tells of it: as it happens, or with all else of a day. */
export const mailPaces = ['at-once', 'daily'] as const;
export const mailPaceSchema = z.enum(mailPaces);
export type MailPace = z.infer<typeof mailPaceSchema>;

/** What a person wants to be told of by mail, shown to them alone. Its id is the account's. */
export const preferencesSchema = z.strictObject({
  id: z.uuid(),
  reviews: z.boolean(),
  connections: z.boolean(),
  messages: z.boolean(),
  opportunities: z.boolean(),
  /** A device that has kept the row from before there was a choice has none: at once. */
  pace: mailPaceSchema.optional(),
  updatedAt: moment,
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** Until a person says otherwise: everything that is about them, nothing that is about the market. */
export function usualPreferences(accountId: string, now: string): Preferences {
  return {
    id: accountId,
    reviews: true,
    connections: true,
    messages: true,
    opportunities: false,
    pace: 'at-once',
    updatedAt: now,
  };
}
