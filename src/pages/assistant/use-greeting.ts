import { useEffect, useState } from 'react';

const showsAt = 2_000;
const hidesAt = 8_000;
const greeted = 'pankh-dollar-greeted';

/** Whether Dollar's greeting shows: for six seconds, once in a session of a tab. Answers also how to hide it. */
export function useGreeting(): { isShown: boolean; hide: () => void } {
  const [isShown, show] = useState(false);
  useEffect(() => {
    if (sessionStorage.getItem(greeted) !== null) return;
    const begin = setTimeout(() => {
      sessionStorage.setItem(greeted, '1');
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
