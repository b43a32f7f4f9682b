import { useStore } from 'zustand';
import { storing } from './storing.ts';

/** Whether something that was done in this tab is still being stored: until then a closed page would lose it. */
export function useStoring(): boolean {
  return useStore(storing, ({ changes }) => changes.length > 0);
}
