import type { NotificationEvent } from '#sync/records/notification.ts';
import type { NotificationKind } from '#sync/records/preferences.ts';
import { afterQuietHours } from '#sync/rules/quiet-hours.ts';
import { kindOf, waitsInApp } from '#sync/rules/waking.ts';
import type { Trx } from '../db/connection.ts';
import { noteDuePushes } from '../db/due-pushes.ts';
import { type Addressed, addressedOf } from '../preferences-of.ts';

const minute = 60 * 1000;

/** Has a person's devices woken for an event, in the transaction of what brought it about. */
export async function notePushOf(
  trx: Trx,
  person: Addressed,
  event: NotificationEvent,
  now: string,
): Promise<void> {
  if (!waitsInApp(event)) await wake(trx, person, kindOf(event), now);
}

/** From when on news is looked for that came before; and devices that were woken from a moment on told of it then. */
type Earlier = { sinceAt?: string; toldFrom?: string };

/** Likewise for a kind of news, unless they want none of it. */
export async function notePush(
  trx: Trx,
  accountId: string,
  kind: NotificationKind | null,
  now: string,
  earlier?: Earlier,
): Promise<void> {
  const [person] = await addressedOf(trx, [accountId]);
  if (person) await wake(trx, person, kind, now, earlier);
}

/** Each device once a minute, and not in the quiet hours. */
async function wake(
  trx: Trx,
  { account, preferences }: Addressed,
  kind: NotificationKind | null,
  now: string,
  { sinceAt = now, toldFrom }: Earlier = {},
): Promise<void> {
  if (account.disabledAt || (kind !== null && preferences.notPushed?.includes(kind))) return;
  const dueAt = afterQuietHours(now, preferences.quietHours ?? null);
  await noteDuePushes(trx, account.id, { sinceAt, toldAt: now, toldFrom, dueAt, apart: minute });
}
