import type { Failure } from '#sync/errors.ts';
import type { Change, Context, Rows } from '#sync/mutation.ts';
import type { Trx } from '../db/connection.ts';
import { readRow } from '../db/records.ts';

const ownPitch = {
  code: 'about-oneself',
  message: 'You cannot decide on a report about your pitch: another admin has to.',
};

/** Why an admin may not answer a report: it is about a pitch of theirs. */
export async function keptFromDeciding(
  trx: Trx,
  changes: Change[],
  before: Rows,
  { userId }: Context,
): Promise<Failure | null> {
  for (const { table, id, row } of changes) {
    if (table !== 'reports' || row.subject !== 'opportunity' || !before.get(table, id)) continue;
    if ((await readRow(trx, 'opportunities', row.subjectId))?.founderId === userId) return ownPitch;
  }
  return null;
}
