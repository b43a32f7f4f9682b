import { useEffect, useRef } from 'react';

/** Tells whether what asks is still on the page: an answer that comes late is not for who has gone on elsewhere meanwhile. */
export function useIsShown(): () => boolean {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
