import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';

/** From screen to screen the old one makes way to the new. Not for what only changes the address's query, nor for those who want no motion. */
export const crossFade: AroundNavHandler = (navigate, to, options) => {
  const isOtherScreen = new URL(to, location.href).pathname !== location.pathname;
  const isWanted = isOtherScreen && !options?.replace && document.visibilityState === 'visible';
  if (!isWanted || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return navigate(to, options);
  const { ready, finished, updateCallbackDone } = document.startViewTransition(() =>
    flushSync(() => navigate(to, options)),
  );
  // Another navigation cuts this one's fade short; what was to be shown is shown all the same.
  for (const stage of [ready, finished, updateCallbackDone]) void stage.catch(() => {});
};
