import * as z from 'zod';
import { moment, text } from '../text.ts';

/** What happened to a person's affairs by somebody else's doing. */
export const notificationEvents = [
  'connection-requested',
  'connection-accepted',
  'connection-declined',
  'connection-withdrawn',
  'connection-ended',
  'pitch-approved',
  'pitch-declined',
  'account-approved',
  'account-declined',
  'plan-confirmed',
  'plan-declined',
  'plan-ended',
  'report-answered',
  'deal-updated',
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

/** One thing that a person is told of in the app, on every device, shown to them alone. */
export const notificationSchema = z.strictObject({
  id: z.uuid(),
  accountId: z.uuid(),
  event: z.enum(notificationEvents),
  /** The connection, pitch, deal, account, plan request or report that it is about. */
  aboutId: z.uuid(),
  /** Whose doing it was, '' where that is Pankh's. */
  who: text(120),
  /** How the deal, the plan or whatever was reported is called, '' for nothing. */
  what: text(200),
  at: moment,
  readAt: moment.nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;
