import { setImmediate as turn } from 'node:timers/promises';
import type { Trx } from '../db/connection.ts';
import { digestDueOf, digestsDue, noteDigest } from '../db/digests.ts';
import { dropExpired, queueMessage } from '../db/messages.ts';
import { readRow } from '../db/records.ts';
import { preferencesOf } from '../preferences-of.ts';
import type { Services } from '../services.ts';
import { eightOfToday, nextEight } from './eight-o-clock.ts';
import { endLink } from './end-link.ts';
import { dailyMail } from './letter.ts';
import { waitingFor } from './waiting.ts';

type World = Pick<Services, 'database' | 'log' | 'now' | 'secretKey' | 'publicUrl'>;

const atOnce = 20;

/**
 * At eight in the morning, or as soon after it as the server runs that day, writes to everybody who wants one mail a day and has
 * something new that they have not read. The mail and the note that this day is done are one transaction, of one person: a
 * fault with one keeps nobody else from their mail, and them only until the next time this runs.
 */
export async function sendDigests(world: World): Promise<void> {
  const now = world.now();
  const dueAt = eightOfToday(now);
  if (dueAt === null) return;
  // What could not leave since yesterday lapses now, and is told today.
  await dropExpired(world.database, now);
  let after = '';
  for (;;) {
    const people = await digestsDue(world.database.read, dueAt, { after, limit: atOnce });
    for (const { accountId } of people) {
      await tellOnce(world, accountId, { dueAt, now }).catch((err: unknown) =>
        world.log.error({ err, accountId }, 'a daily mail failed'),
      );
      // SQLite answers within the turn it is asked in: without this nobody else is answered until everybody is told.
      await turn();
      after = accountId;
    }
    if (people.length < atOnce) return;
  }
}

async function tellOnce(
  world: World,
  accountId: string,
  { dueAt, now }: { dueAt: string; now: string },
): Promise<void> {
  await world.database.write.transaction().execute(async (trx) => {
    // Another server may have told them since, or they may have left.
    const one = await digestDueOf(trx, dueAt, accountId);
    if (!one) return;
    await tellOf(trx, world, one, now);
    await noteDigest(trx, accountId, { dueAt, toldAt: now });
  });
}

async function tellOf(
  trx: Trx,
  world: World,
  { accountId, toldAt }: { accountId: string; toldAt: string | null },
  now: string,
): Promise<void> {
  const account = await readRow(trx, 'accounts', accountId);
  if (!account) return;
  const preferences = await preferencesOf(trx, accountId);
  const waiting = await waitingFor(trx, preferences, toldAt);
  if (waiting.length === 0) return;
  const links = { address: world.publicUrl(), unsubscribeUrl: endLink(world, account) };
  // The next one holds what is still unread, also where this one lapses: two of them tell nothing that one does not.
  await queueMessage(trx, { ...dailyMail(account, waiting, links), expiresAt: nextEight(now) }, now);
}
