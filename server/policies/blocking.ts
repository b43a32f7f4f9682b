import type { Failure } from '#sync/errors.ts';
import type { Change, Rows } from '#sync/mutation.ts';
import type { Trx } from '../db/connection.ts';
import { haveMet } from '../db/connections.ts';
import { ownsAsMany } from '../db/owned.ts';

const most = 1_000;

/** Why somebody may not block a person: they have never met here, or it would be one too many. Who was blocked once, can be again, and counts. */
export async function keptFromBlocking(trx: Trx, changes: Change[], before: Rows): Promise<Failure | null> {
  for (const { table, id, row } of changes) {
    if (table !== 'blocks' || before.get(table, id)) continue;
    if (!(await haveMet(trx, row.blockerId, row.blockedId)))
      return {
        code: 'not-met',
        message: 'Only people who have asked you, or whom you have asked, can be blocked.',
      };
    if (await ownsAsMany(trx, 'blocks', row.blockerId, most))
      return {
        code: 'block-limit',
        message: `At most ${most.toLocaleString('en-IN')} people can be blocked.`,
      };
  }
  return null;
}
