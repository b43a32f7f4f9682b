import { useEffect, useState } from 'react';
import { inTab } from '#src/lib/web-storage.ts';

const showsAt = 2_000;
const hidesAt = 8_000;
const greeted = 'pankh-dollar-greeted';

/** Whoever has opened Dollar needs no greeting. */
export function noteGreeted(): void {
  inTab.keep(greeted, '1');
}

/** Whether Dollar's greeting shows: for six seconds, once in a session of a tab. Answers also how to hide it. */
export function useGreeting(): { isShown: boolean; hide: () => void } {
  const [isShown, show] = useState(false);
  useEffect(() => {
    if (inTab.kept(greeted)) return;
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
