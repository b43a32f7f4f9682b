import type { Database } from '../db/connection.ts';
import { dropExpired, dueMessages, markFailed, markSent } from '../db/messages.ts';
import type { Deliver } from './mailer.ts';

const most = 20;

/** Sends what is due, each message once; one that fails is tried again after 1, 2, 4 ... minutes, at most a day apart. */
export async function sendDueMessages(
  database: Database,
  deliver: Deliver,
  now: () => string,
): Promise<void> {
  await dropExpired(database.write, now());
  for (const message of await dueMessages(database.write, now(), most)) {
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
