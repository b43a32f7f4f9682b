import type { NotificationEvent } from '#sync/records/notification.ts';
import type { NotificationKind } from '#sync/records/preferences.ts';
import { kindOf, waitsInApp } from '#sync/rules/waking.ts';
import type { Trx } from '../db/connection.ts';
import { noteDuePushes } from '../db/due-pushes.ts';
import { readRow } from '../db/records.ts';
import { preferencesOf } from '../preferences-of.ts';
import { afterQuietHours } from './quiet-hours.ts';

const minute = 60 * 1000;

/** Has a person's devices woken for an event, in the transaction of what brought it about. */
export async function notePushOf(
  trx: Trx,
  accountId: string,
  event: NotificationEvent,
  now: string,
): Promise<void> {
  if (!waitsInApp(event)) await notePush(trx, accountId, kindOf(event), now);
}

/** Likewise for a kind of news, unless they want none of it. Each device once a minute, and not in the quiet hours. */
export async function notePush(
  trx: Trx,
  accountId: string,
  kind: NotificationKind | null,
  now: string,
): Promise<void> {
  const account = await readRow(trx, 'accounts', accountId);
  if (!account || account.disabledAt) return;
  const preferences = await preferencesOf(trx, accountId);
  if (kind !== null && preferences.notPushed?.includes(kind)) return;
  const dueAt = afterQuietHours(now, preferences.quietHours ?? null);
  await noteDuePushes(trx, accountId, { toldAt: now, dueAt, apart: minute });
}
