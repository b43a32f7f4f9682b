import { outcomeSchema, type SyncReply } from '#sync/protocol.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';
import { maySee } from './table-facts.ts';

/** Holds an answer that was stored in somebody's database against what it may hold: nobody's rows but their own. */
export function checkStored(
  { violations, strike, people, told, offeredAgain, ledger }: World,
  tab: Tab,
  reply: SyncReply,
  userId: string,
): void {
  const me = Object.values(people).find(({ id }) => id === userId) ?? null;
  for (const { table, id, row } of reply.changes) {
    if (!maySee(table, row, me && { ...me, ...asVerified }))
      violations.push(`${tab.browser.name} was given ${table}/${id} of somebody else`);
  }
  for (const outcome of reply.outcomes) {
    const decided = outcomeSchema.parse(outcome);
    const { result } = decided;
    if (result === 'applied') {
      told.add(decided.id);
      // The answer was on its way while the server was restored.
      if (!ledger.wasDecided(decided.id)) offeredAgain.add(decided.id);
    }
    if (result === 'refused') strike('work refused');
    if (result === 'refused' && decided.failure.code === 'changed-meanwhile')
      strike('a pitch was written in while it was reviewed');
    if (result === 'later' && decided.failure.code === 'file-missing')
      strike('a message waited for a file that the server does not have');
    else if (result === 'later') strike('work put off: a limit was reached');
  }
  if (reply.otherEpoch) strike('a device met another epoch');
  if (reply.resyncFrom !== undefined) strike('a device read everything anew');
}

/** It may have been lost between the answer and now. */
const asVerified = { emailVerified: true, phoneVerified: true };
