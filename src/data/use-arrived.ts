import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { usePersonQuery } from './person-query.ts';

/** Whether all that the server keeps for this person has come to this device once; undefined while that is looked up. */
export function useHasArrived(): boolean | undefined {
  return usePersonQuery(async (db) => {
    const meta = await db.meta.get('meta');
    return meta !== undefined && meta.epoch !== '' && !meta.isBetweenPages;
  });
}

/** Whether it may still be on its way. */
export function useIsArriving(): boolean {
  const hasArrived = useHasArrived();
  const mayArrive = useMayArrive();
  return !hasArrived && mayArrive;
}

/**
 * The rows; undefined, as while they are being read, where there are none and the first may be on their way. Where somebody
 * has just signed in, nothing is said not to be there that has only not come yet.
 */
export function useArrived<Rows extends readonly unknown[]>(rows: Rows | undefined): Rows | undefined {
  const isArriving = useIsArriving();
  return rows?.length === 0 && isArriving ? undefined : rows;
}
