import { dropExpired, dueMessages, type Message, markFailed, markSent } from '../db/messages.ts';
import type { Services } from '../services.ts';
import type { Deliver } from './mailer.ts';

const most = 20;

/**
 * Sends what is due of a channel, each message once; one that fails is tried again after 1, 2, 4 ... minutes, at most a day
 * apart. A channel at a time, so that a mail server that answers nobody holds up no SMS. No further delivery begins once
 * `isStopping`.
 */
export async function sendDueMessages(
  { database, now }: Pick<Services, 'database' | 'now'>,
  channel: Message['channel'],
  deliver: Deliver,
  isStopping = () => false,
): Promise<void> {
  await dropExpired(database, now());
  for (const message of await dueMessages(database.write, channel, now(), most)) {
    if (isStopping()) return;
    // It lapsed behind slow deliveries: another job may have dropped it by now, and had all of it told anew.
    if (message.expiresAt !== null && message.expiresAt <= now()) continue;
    try {
      await deliver(message);
    } catch {
      const minutes = Math.min(2 ** message.attempts, 24 * 60);
      await markFailed(
        database.write,
        message.id,
        new Date(Date.parse(now()) + minutes * 60_000).toISOString(),
      );
      continue;
    }
    await markSent(database.write, message.id, now());
  }
}
