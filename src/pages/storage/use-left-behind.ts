import { useState } from 'react';
import { useHasGuestWork } from '#src/data/people/use-guest-work.ts';
import { isIosSafari } from '#src/pwa/ios-safari.ts';

/** Whether the app, once it is installed, would have nothing of what was written here; undefined while that is looked up. */
export function useLeftBehind(): boolean | undefined {
  const [isSafari] = useState(() => isIosSafari(navigator));
  const hasWork = useHasGuestWork();
  return isSafari ? hasWork : false;
}
