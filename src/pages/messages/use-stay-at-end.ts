import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MessageHere } from '#src/data/deliveries.ts';

/** So near the end it counts as in sight. */
const near = 48;

/**
 * Keeps the end of what was written in sight while it grows, until somebody scrolls up to read; then what they read stays
 * where it is, also when earlier messages appear above it. One's own new message always brings the end back. A message that
 * is sought is brought into sight once, as soon as it is here.
 */
export function useStayAtEnd(
  messages: MessageHere[],
  sought: number | null,
  onEnd: (isAtEnd: boolean) => void,
) {
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const stays = useRef(true);
  const shown = useRef<number>(null);
  const before = useRef({ first: messages[0]?.id, last: messages.at(-1)?.id, height: 0 });

  function note(isThere: boolean) {
    stays.current = isThere;
    setAtEnd(isThere);
    onEnd(isThere);
  }

  function toEnd() {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const [first, last] = [messages[0], messages.at(-1)];
    const known = before.current;
    if (last && last.id !== known.last && last.isMine) stays.current = true;
    const place = sought === shown.current ? null : element.querySelector(`[data-number="${sought}"]`);
    if (place) {
      shown.current = sought;
      stays.current = false;
      place.scrollIntoView({ block: 'center' });
    } else if (stays.current) element.scrollTop = element.scrollHeight;
    else if (first?.id !== known.first) element.scrollTop += element.scrollHeight - known.height;
    // What is opened somewhere else than at its end was not seen to its end.
    if (known.height === 0) note(isEndInSight(element));
    before.current = { first: first?.id, last: last?.id, height: element.scrollHeight };
    // oxlint-disable-next-line react/exhaustive-deps -- whoever is told is the same for as long as this is shown
  }, [messages, sought]);

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const follow = () => note(isEndInSight(element));
    // A keyboard that opens, or a font that arrives, moves the end.
    const size = new ResizeObserver(() => {
      if (stays.current) element.scrollTop = element.scrollHeight;
    });
    size.observe(element);
    if (element.firstElementChild) size.observe(element.firstElementChild);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', follow);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- whoever is told is the same for as long as this is shown
  }, []);

  return { log, isAtEnd, toEnd };
}

function isEndInSight({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < near;
}
