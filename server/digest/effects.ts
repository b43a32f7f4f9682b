import type { Context } from '#sync/mutation.ts';
import type { Trx } from '../db/connection.ts';
import { noteDigest } from '../db/digests.ts';
import { lastEight } from './eight-o-clock.ts';

/** Whoever changes when mails come waits for the next morning, and for what is new by then: what came before was mailed at once. */
export async function beginDigest(trx: Trx, _: unknown, { userId, now }: Context): Promise<void> {
  await noteDigest(trx, userId, { dueAt: lastEight(now), toldAt: now });
}
