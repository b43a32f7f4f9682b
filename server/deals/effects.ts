import type { Context } from '#sync/mutation.ts';
import { publishUpdate } from '#sync/mutations/deal-update.ts';
import { blockedWith } from '../db/blocks.ts';
import type { Trx } from '../db/connection.ts';
import { followersOf } from '../db/deal-updates.ts';
import { queueMessages } from '../db/messages.ts';
import { readRow } from '../db/records.ts';
import { notifyAll } from '../notify.ts';
import { addressedOf } from '../preferences-of.ts';
import { isMailedNow } from '../wants-mail.ts';
import { dealUpdated } from './letters.ts';

/** Whoever follows a deal hears of its update, by mail only where they asked for that; nobody who blocks its founder. */
export async function tellFollowers(trx: Trx, args: unknown, { userId, now }: Context): Promise<void> {
  const { opportunityId, title } = publishUpdate.args.parse(args);
  const deal = await readRow(trx, 'opportunities', opportunityId);
  if (!deal) return;
  const blocked = await blockedWith(trx, userId);
  const followers = (await followersOf(trx, opportunityId)).filter((id) => !blocked.has(id));
  const people = await addressedOf(trx, followers);
  const told = { event: 'deal-updated', aboutId: deal.id, who: deal.founderName, what: deal.title } as const;
  await notifyAll(trx, people, told, now);
  const mailed = people.filter((person) => isMailedNow(person, 'opportunities'));
  await queueMessages(
    trx,
    mailed.map(({ account }) => dealUpdated(account, deal, title)),
    now,
  );
}
