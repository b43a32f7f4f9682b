import { useLiveQuery } from 'dexie-react-hooks';
import type { Investor } from '#sync/records/investor.ts';
import { storedInvestor } from './stored-investor.ts';

/** One investor of the directory on this device; undefined while it is read, null when it is not here. */
export function useInvestor(id: number): Investor | null | undefined {
  return useLiveQuery(() => storedInvestor(id), [id]);
}
