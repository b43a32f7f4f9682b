import { afterQuietHours } from '#sync/rules/quiet-hours.ts';
import { type EndedSubscription, endedSubscriptions, endPushSubscription } from '../db/push-subscriptions.ts';
import type { Push } from '../outside/pusher.ts';
import { addressedOf } from '../preferences-of.ts';
import type { Services } from '../services.ts';

const atOnce = 20;

/**
 * Wakes each device whose session has ended by itself once more, so that it can say that it notifies no more, and forgets it. In
 * the quiet hours that waits for their end. It is tried once: nothing but the saying of it is lost.
 */
export async function tellEnded(
  { database, now }: Pick<Services, 'database' | 'now'>,
  push: Push,
  isStopping = () => false,
): Promise<void> {
  let after = '';
  while (!isStopping()) {
    const ended = await endedSubscriptions(database.read, now(), { after, most: atOnce });
    if (ended.length === 0) return;
    await Promise.all(ended.map(tell));
    after = ended.at(-1)?.sessionId ?? after;
  }

  async function tell({ sessionId, accountId, endpoint }: EndedSubscription): Promise<void> {
    const [person] = await addressedOf(database.read, [accountId]);
    if (person && afterQuietHours(now(), person.preferences.quietHours ?? null) > now()) return;
    // Before it goes: a database that cannot write would have the device woken every time anew.
    await endPushSubscription(database.write, sessionId);
    if (person && !person.account.disabledAt) await push(endpoint).catch(() => undefined);
  }
}
