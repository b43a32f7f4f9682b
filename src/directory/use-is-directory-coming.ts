import { useStore } from 'zustand';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { searchIndex } from './search-index.ts';
import { useDirectoryProgress } from './use-directory-progress.ts';
import { useIsEmptied } from './use-is-emptied.ts';

/** Whether investors, of whom none can be searched on this device yet, will be there without anybody asking for them. */
export function useIsDirectoryComing(): boolean {
  const { at } = useStore(searchIndex);
  const download = useDirectoryProgress();
  const isEmptied = useIsEmptied();
  const mayArrive = useMayArrive();
  const isHeard = useSyncFacts(({ connection }) => connection !== 'unknown');
  if (at !== 'empty') return at === 'loading';
  if (isEmptied) return false;
  // The first answer of the server names the directory, where it has one.
  if (download.at === 'waiting') return !isHeard;
  if (download.at === 'asked') return mayArrive;
  // Where some of it is here, or comes now, it is being made ready for the search.
  return download.at !== 'none' && download.at !== 'fault';
}
