import type { Context } from '#sync/mutation.ts';
import { setMailPace } from '#sync/mutations/settings.ts';
import type { Trx } from '../db/connection.ts';
import { digestOf, noteDigest } from '../db/digests.ts';
import { hasLateMail } from '../db/late-mails.ts';
import { preferencesOf } from '../preferences-of.ts';
import { lastEight } from './eight-o-clock.ts';
import { waitingFor } from './waiting.ts';

/**
 * Whoever begins to want one mail a day waits for the next morning, and for what is new by then: what came before was mailed
 * at once. But what waited for a morning when they ended it before, or for the end of a conversation's hour, was told by no mail:
 * it is told then, with all that is unread. Who only says again what they chose changes nothing.
 */
export async function followPace(trx: Trx, args: unknown, { userId, now }: Context): Promise<void> {
  const isDaily = setMailPace.args.parse(args).pace === 'daily';
  const before = await preferencesOf(trx, userId);
  if (isDaily === (before.pace === 'daily')) return;
  const digest = await digestOf(trx, userId);
  const isUntold = isDaily
    ? digest?.toldAt === null || (await hasLateMail(trx, userId))
    : (await waitingFor(trx, before, digest?.toldAt ?? null)).length > 0;
  await noteDigest(trx, userId, { dueAt: lastEight(now), toldAt: isUntold ? null : now });
}
