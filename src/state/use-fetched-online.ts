import { type Fetched, useFetched } from '#src/lib/use-fetched.ts';
import { useRetryOnline } from './use-retry-online.ts';

/** What the server answers, as `useFetched` has it; where that failed it is asked again by itself once the server is heard. */
export function useFetchedOnline<T>(load: () => Promise<T>, key: string): [Fetched<T>, () => void] {
  const [fetched, reload] = useFetched(load, key);
  useRetryOnline(fetched.state === 'fault', reload);
  return [fetched, reload];
}
