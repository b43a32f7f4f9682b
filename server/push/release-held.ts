import type { Context } from '#sync/mutation.ts';
import { afterQuietHours } from '#sync/rules/quiet-hours.ts';
import type { Trx } from '../db/connection.ts';
import { advancePushes } from '../db/due-pushes.ts';
import { readRow } from '../db/records.ts';

const minute = 60 * 1000;

/**
 * Whoever ends or moves their quiet hours does not wait for the end of those before: what these hold is due at once. Whether
 * the new ones hold it is seen when the device is to be woken.
 */
export async function releaseHeld(trx: Trx, _: unknown, { userId, now }: Context): Promise<void> {
  const { quietHours = null } = (await readRow(trx, 'preferences', userId)) ?? {};
  const heldUntil = afterQuietHours(now, quietHours);
  if (heldUntil > now) await advancePushes(trx, userId, { from: heldUntil, to: now, apart: minute });
}
