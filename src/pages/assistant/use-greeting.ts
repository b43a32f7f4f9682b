import { useEffect, useState } from 'react';
import { keepInTab, keptInTab } from '#src/lib/tab-store.ts';

const showsAt = 2_000;
const hidesAt = 8_000;
const greeted = 'pankh-dollar-greeted';

/** Whoever has opened Dollar needs no greeting. */
export function noteGreeted(): void {
  keepInTab(greeted, '1');
}

/** Whether Dollar's greeting shows: for six seconds, once in a session of a tab. Answers also how to hide it. */
export function useGreeting(): { isShown: boolean; hide: () => void } {
  const [isShown, show] = useState(false);
  useEffect(() => {
    if (keptInTab(greeted)) return;
    const begin = setTimeout(() => {
      noteGreeted();
      show(true);
    }, showsAt);
    const end = setTimeout(() => show(false), hidesAt);
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
    };
  }, []);
  return { isShown, hide: () => show(false) };
}
