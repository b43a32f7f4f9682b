import { useState } from 'react';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { hasArrived } from './has-arrived.ts';
import { type RowGroup, readMeta } from './person-db.ts';
import { usePersonQuery } from './person-query.ts';

/** Whether all that the server keeps for this person, or of that a group, is on this device; undefined while that is looked up. */
export function useHasArrived(group?: RowGroup): boolean | undefined {
  return usePersonQuery(async (db) => hasArrived(await readMeta(db), group), [group]);
}

/**
 * Whether it may still be on its way. What was shown because it was not is never taken away again: somebody may be writing
 * in it.
 */
export function useIsArriving(): boolean {
  const isHere = useHasArrived();
  const mayArrive = useMayArrive();
  const [isOver, setOver] = useState(false);
  if (!isOver && isHere !== undefined && (isHere || !mayArrive)) setOver(true);
  return !isOver && !isHere && mayArrive;
}

/**
 * The rows; undefined, as while they are being read, where there are none and the first may be on their way. Where somebody
 * has just signed in, nothing is said not to be there that has only not come yet.
 */
export function useArrived<Rows extends readonly unknown[]>(rows: Rows | undefined): Rows | undefined {
  const isArriving = useIsArriving();
  return rows?.length === 0 && isArriving ? undefined : rows;
}
