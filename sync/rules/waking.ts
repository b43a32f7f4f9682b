import type { NotificationEvent } from '../records/notification.ts';
import type { NotificationKind } from '../records/preferences.ts';

const kinds: Partial<Record<NotificationEvent, NotificationKind>> = {
  'connection-requested': 'connections',
  'connection-accepted': 'connections',
  'connection-declined': 'connections',
  'connection-withdrawn': 'connections',
  'connection-ended': 'connections',
  'pitch-approved': 'reviews',
  'pitch-declined': 'reviews',
  'deal-updated': 'opportunities',
};

const inApp: ReadonlySet<NotificationEvent> = new Set([
  'connection-declined',
  'connection-withdrawn',
  'connection-ended',
]);

/**
 * As what a person can choose not to be woken for an event; null where they cannot: decisions on an account, a plan or a report
 * always come, as by mail.
 */
export function kindOf(event: NotificationEvent): NotificationKind | null {
  return kinds[event] ?? null;
}

/** A no, and that there is less to do, wait in the app: nobody is woken for them. */
export function waitsInApp(event: NotificationEvent): boolean {
  return inApp.has(event);
}

/** Whether an event may wake whoever wants no pushes of these kinds. */
export function mayWake(event: NotificationEvent, notPushed: readonly NotificationKind[]): boolean {
  const kind = kindOf(event);
  return !waitsInApp(event) && (kind === null || !notPushed.includes(kind));
}
