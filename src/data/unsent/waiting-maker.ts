import type { PersonDb } from '#src/data/database/person-db.ts';
import { describeWork } from '#src/data/told/describe-work.ts';
import { nothingSpoken } from '#src/data/told/spoken.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import { type Key, keyText } from '#sync/table-names.ts';

/**
 * Under which key the Outbox takes back the work of this kind that made a row, or began it anew, while that waits on this device:
 * nobody else knows of the row then, and to change it on the server would be refused. Null where there is none, or it has left.
 */
export async function waitingMaker(db: PersonDb, name: MutationName, row: Key): Promise<string | null> {
  const about = await db.outbox.where('touches').equals(keyText(row)).sortBy('order');
  const made = about.findLast((entry) => entry.name === name && entry.state === 'waiting');
  return made ? describeWork(made, nothingSpoken).key : null;
}

/** Of a pitch, its submission. */
export function waitingSubmission(db: PersonDb, opportunityId: string): Promise<string | null> {
  return waitingMaker(db, 'submitPitch', { table: 'opportunities', id: opportunityId });
}
