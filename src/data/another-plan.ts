import type { SyncReply } from '#sync/protocol.ts';
import type { PersonDb } from './person-db.ts';

/**
 * What a plan held back until next month may go with another plan: the server is asked again, which alone knows. In the
 * transaction that takes the answer in.
 */
export async function askAgainWithPlan(db: PersonDb, { changes }: Pick<SyncReply, 'changes'>): Promise<void> {
  if (!changes.some(({ table }) => table === 'subscriptions')) return;
  await db.outbox
    .where('state')
    .equals('waiting')
    .filter(({ failure }) => failure?.code === 'plan-limit')
    .modify((entry) => {
      delete entry.heldSince;
      delete entry.notBefore;
    });
}
