import { useEffect, useLayoutEffect, useRef } from 'react';

/** So near the end it counts as in sight. */
const near = 48;

/**
 * Keeps the end of a log in sight while its last words grow, unless somebody has scrolled up to read; something new in it
 * always shows its end.
 */
export function useEndInSight(count: number, growing: string | undefined) {
  const log = useRef<HTMLDivElement>(null);
  const stays = useRef(true);
  const shown = useRef<{ count: number; isGrowing: boolean }>(null);
  useLayoutEffect(() => {
    const isGrowing = growing !== undefined;
    if (shown.current?.count !== count || shown.current.isGrowing !== isGrowing) stays.current = true;
    shown.current = { count, isGrowing };
    if (stays.current) log.current?.scrollTo({ top: log.current.scrollHeight, behavior: 'instant' });
  }, [count, growing]);
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const follow = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      stays.current = scrollHeight - scrollTop - clientHeight < near;
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, []);
  return log;
}
