import { outcomeSchema, type SyncReply } from '#sync/protocol.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';

/** Holds an answer that a device has stored against what it may hold: nobody's rows but one's own. */
export function checkStored({ violations, strike }: World, tab: Tab, reply: SyncReply): void {
  const me = tab.browser.person?.id ?? null;
  for (const { table, id, row } of reply.changes) {
    const owner = row.ownerId ?? row.userId ?? (table === 'accounts' ? row.id : me);
    if (owner !== me) violations.push(`${tab.browser.name} was given ${table}/${id} of somebody else`);
  }
  for (const outcome of reply.outcomes) {
    const { result } = outcomeSchema.parse(outcome);
    if (result === 'refused') strike('work refused');
    if (result === 'later') strike('work put off: a limit was reached');
  }
  if (reply.otherEpoch) strike('a device met another epoch');
  if (reply.resyncFrom !== undefined) strike('a device read everything anew');
}
