import { useLocation } from 'wouter';
import { useIsShown } from './use-is-shown.ts';

/** Goes on to another screen, unless whoever this is for has gone elsewhere by themselves meanwhile. */
export function useGoOn(): (path: string, options?: { replace?: boolean }) => void {
  const [, navigate] = useLocation();
  const isShown = useIsShown();
  return (path, options) => {
    if (isShown()) navigate(path, options);
  };
}
