import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { usePersonQuery } from './person-query.ts';

/** Whether what the server keeps for this person may still be on its way to this device for the first time. */
export function useIsArriving(): boolean {
  const isWhole = usePersonQuery(async (db) => {
    const meta = await db.meta.get('meta');
    return meta !== undefined && meta.epoch !== '' && !meta.isBetweenPages;
  });
  const mayArrive = useMayArrive();
  return !isWhole && mayArrive;
}

/**
 * The rows; undefined, as while they are being read, where there are none and the first may be on their way. Where somebody
 * has just signed in, nothing is said not to be there that has only not come yet.
 */
export function useArrived<Rows extends readonly unknown[]>(rows: Rows | undefined): Rows | undefined {
  const isArriving = useIsArriving();
  return rows?.length === 0 && isArriving ? undefined : rows;
}
