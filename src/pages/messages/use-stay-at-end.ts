import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { MessageHere } from '#src/data/deliveries.ts';

/** So near the end it counts as in sight. */
const near = 48;

/**
 * Keeps the end of what was written in sight while it grows, until somebody scrolls up to read; then what they read stays
 * where it is, also when earlier messages appear above it. One's own new message below it brings the end back. A message that
 * is sought is brought into sight as soon as it is here, and stays there until somebody scrolls: what stands above it may
 * still be on its way. Once it is sought no more, the end is back.
 */
export function useStayAtEnd({
  messages,
  newest,
  hasLater,
  sought,
  onEnd,
  onNewest,
}: {
  messages: MessageHere[];
  /** The last that were written, also where earlier ones are shown. */
  newest: MessageHere[];
  /** There are later ones that are not shown: the end is elsewhere. `onNewest` shows the last ones. */
  hasLater: boolean;
  sought: number | null;
  onEnd: (isAtEnd: boolean) => void;
  onNewest: () => void;
}) {
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const kept = useRef<'end' | 'sought' | null>('end');
  const shown = useRef<number>(null);
  /** Where the last scroll of ours ended: any other place is one that a person scrolled to. */
  const ours = useRef(0);
  const before = useRef({ first: messages[0]?.id, newest: newest.at(-1)?.id, hasLater, height: 0 });

  const tell = useEffectEvent((element: HTMLElement) => {
    const isThere = !before.current.hasLater && isEndInSight(element);
    setAtEnd(isThere);
    onEnd(isThere);
  });

  const keep = useEffectEvent((element: HTMLElement) => {
    if (kept.current === 'end') element.scrollTop = element.scrollHeight;
    if (kept.current === 'sought') placeOf(element, shown.current)?.scrollIntoView({ block: 'center' });
    ours.current = element.scrollTop;
  });

  function toEnd() {
    kept.current = 'end';
    onNewest();
    if (!hasLater) log.current?.scrollTo({ top: log.current.scrollHeight });
  }

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const [first, last] = [messages[0], newest.at(-1)];
    const known = before.current;
    const isOwn = last?.isMine && last.id !== known.newest;
    if (isOwn && !hasLater) kept.current = 'end';
    if (sought === null && shown.current !== null) {
      shown.current = null;
      kept.current = 'end';
    }
    if (sought !== shown.current && placeOf(element, sought)) {
      shown.current = sought;
      kept.current = 'sought';
    }
    if (kept.current === null && first?.id !== known.first)
      element.scrollTop += element.scrollHeight - known.height;
    keep(element);
    before.current = { first: first?.id, newest: last?.id, hasLater, height: element.scrollHeight };
    // What is opened somewhere else than at its end was not seen to its end.
    if (known.height === 0 || known.hasLater !== hasLater) tell(element);
  }, [messages, newest, hasLater, sought]);

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const follow = () => {
      const isOurs = Math.abs(element.scrollTop - ours.current) < 1;
      if (!isOurs) kept.current = !before.current.hasLater && isEndInSight(element) ? 'end' : null;
      tell(element);
    };
    // A keyboard that opens, or a font that arrives, moves what is kept in sight.
    const size = new ResizeObserver(() => keep(element));
    size.observe(element);
    if (element.firstElementChild) size.observe(element.firstElementChild);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, []);

  return { log, isAtEnd, toEnd };
}

function placeOf(log: HTMLElement, sought: number | null): Element | null {
  return sought === null ? null : log.querySelector(`[data-number="${sought}"]`);
}

function isEndInSight({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < near;
}
