import { accountsToReview } from '../db/admin-accounts.ts';
import { certificatesToReview } from '../db/certificates.ts';
import type { Db } from '../db/connection.ts';
import { queueMessage } from '../db/messages.ts';
import { pitchesToReview } from '../db/opportunities.ts';
import { openReports } from '../db/reports.ts';
import { noteSending, oldestSendingInForce } from '../db/sendings.ts';
import { requestedSubscriptions } from '../db/subscriptions.ts';
import type { Services } from '../services.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const mailed = { sender: 'server', name: 'waiting' };

type Queue = { total: number; since: string | null };

/**
 * Tells the desk what waits for an admin, where something does, once in 24 hours at most. What waits that long after the last
 * mail has come since, or has waited for more than a day: the next is due for either.
 */
export async function tellWaiting({
  database,
  settings,
  now,
  publicUrl,
}: Pick<Services, 'database' | 'settings' | 'now' | 'publicUrl'>): Promise<void> {
  const moment = now();
  const since = new Date(Date.parse(moment) - day).toISOString();
  const isTold = (db: Db) => oldestSendingInForce(db, { ...mailed, since, now: moment, limit: 1 });
  if ((await isTold(database.read)) !== null) return;
  const lines = (await queues(database.read, settings.REQUIRE_APPROVAL)).flatMap(([one, many, queue]) =>
    queue.since === null ? [] : [line(one, many, { ...queue, since: queue.since }, moment)],
  );
  if (lines.length === 0) return;
  await database.write.transaction().execute(async (trx) => {
    // Another server may have told it meanwhile.
    if ((await isTold(trx)) !== null) return;
    await noteSending(trx, mailed.sender, mailed.name, moment);
    const text = `This waits for an admin:\n\n${lines.join('\n')}\n\nPlease look at it under Admin:\n${publicUrl()}/admin\n`;
    const recipient = settings.SUPPORT_EMAIL;
    await queueMessage(trx, { channel: 'mail', recipient, subject: '[waiting for an admin]', text }, moment);
  });
}

/** Where an account needs nobody's word (`needsApproval`), none of them waits, but for those that have sent a certificate. */
async function queues(db: Db, needsApproval: boolean): Promise<[one: string, many: string, queue: Queue][]> {
  const plans = await requestedSubscriptions(db, 1);
  return [
    ['pitch', 'pitches', await pitchesToReview(db)],
    needsApproval
      ? ['account', 'accounts', await accounts(db)]
      : ['certificate', 'certificates', await certificatesToReview(db)],
    ['plan', 'plans', { total: plans.total, since: plans.requests[0]?.requestedAt ?? null }],
    ['report', 'reports', await openReports(db)],
  ];
}

/** With their certificates. One that was declined and has sent another waits again, as old as it is. */
async function accounts(db: Db): Promise<Queue> {
  const { total, accounts } = await accountsToReview(db, { state: 'pending', q: '', most: 1 });
  return { total, since: accounts[0]?.createdAt ?? null };
}

function line(one: string, many: string, { total, since }: { total: number; since: string }, now: string) {
  const which = total === 1 ? '' : 'the oldest ';
  return `${total} ${total === 1 ? one : many}, ${which}${lasting(Date.parse(now) - Date.parse(since))} old`;
}

function lasting(ms: number): string {
  if (ms < hour) return 'less than an hour';
  const [unit, name] = ms < 2 * day ? [hour, 'hour'] : [day, 'day'];
  const count = Math.floor(ms / unit);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
