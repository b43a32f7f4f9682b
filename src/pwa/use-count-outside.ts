import { useEffect, useRef } from 'react';
import { countOutside } from './count-outside.ts';

/**
 * Has what is seen outside the app follow what is unread in it, until the person is gone. Before it is known (undefined) the
 * icon keeps what was counted while the app was closed; one count follows another without none between them.
 */
export function useCountOutside(count: number | undefined): void {
  const takeOff = useRef<() => void>(undefined);
  useEffect(() => {
    if (count !== undefined) takeOff.current = countOutside(count);
  }, [count]);
  useEffect(() => () => takeOff.current?.(), []);
}
