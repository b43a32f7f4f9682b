import { usePersonQuery } from '#src/data/database/person-query.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { approachId } from '#sync/mutations/approach.ts';
import type { Approach } from '#sync/records/approach.ts';
import type { ApproachSource } from './approaches.ts';

/** The founder's list of investors to approach, in no order. */
export function useApproaches(): Approach[] | undefined {
  return usePersonQuery(async (db) => {
    const rows = await rowsOf(db, 'approaches').toArray();
    return rows.filter(({ removedAt }) => removedAt === null);
  });
}

/** Whether an investor stands on the founder's list. */
export function useIsListed({
  directoryId,
  investorId,
}: Pick<ApproachSource, 'directoryId' | 'investorId'>): boolean | undefined {
  return usePersonQuery(
    async (db) => {
      const id = approachId(ownerOf(db), { directoryId, investorId });
      return (await rowsOf(db, 'approaches').get(id))?.removedAt === null;
    },
    [directoryId, investorId],
  );
}
