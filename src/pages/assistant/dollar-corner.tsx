import { BotMessageSquare, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { dollarWords as words } from '#src/content/dollar.ts';
import { useUnseenAsks } from '#src/data/use-asks.ts';
import { lazyPart } from '#src/lazy-part.tsx';
import { openDollar, useDollar } from '#src/state/dollar.ts';
import { contextOf } from './context-of.ts';
import { useClearOfBars } from './use-clear-of-bars.ts';
import { useEntryOfPanel } from './use-entry-of-panel.ts';
import { noteGreeted, useGreeting } from './use-greeting.ts';
import { useOutOfTheWay } from './use-out-of-the-way.ts';

const DollarPanel = lazyPart(async () => (await import('./dollar-panel.tsx')).DollarPanel);

/** Dollar in the corner of the screen: a round button with a greeting, or the open panel. */
export function DollarCorner() {
  const [location] = useLocation();
  const { isOpen, context } = useDollar();
  useEntryOfPanel();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-dollar-open', isOpen);
    if (isOpen) noteGreeted();
  }, [isOpen]);
  if (isOpen) return <DollarPanel context={context ?? contextOf(location)} />;
  // A conversation with somebody fills the screen, and has its own button in this corner.
  if (location.startsWith('/messages/')) return null;
  return <DollarButton place={contextOf(location)} />;
}

/** Opens the conversation of the place, or that with news, which stays the one while the reader goes elsewhere. */
function DollarButton({ place }: { place: string }) {
  const corner = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isShown, hide } = useGreeting();
  const news = useUnseenAsks()?.find(({ task }) => task === 'chat');
  useClearOfBars(corner);
  useOutOfTheWay(corner);
  useEffect(() => {
    // It has just been closed, and the focus went with it.
    if (wasOpen && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    wasOpen = false;
    return () => {
      wasOpen = useDollar.getState().isOpen;
    };
  }, []);
  return (
    <aside ref={corner} aria-label="Dollar" className="dollar-corner">
      <p
        role="status"
        className="pointer-events-none absolute end-full bottom-0 me-2 w-max max-w-[min(16rem,100vw-6.5rem)]"
      >
        {isShown && (
          <span className="flex items-start rounded-box rounded-ee-sm border border-base-300 bg-base-100 py-1 ps-4 text-sm shadow-lift-more">
            <span className="py-2">{words.greeting}</span>
            <button
              type="button"
              aria-label={words.hideGreeting}
              onClick={hide}
              className="pointer-events-auto btn btn-square h-11 w-11 shrink-0 btn-ghost"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </span>
        )}
      </p>
      <button
        ref={button}
        type="button"
        aria-label={news ? `${words.open}: ${words.news}` : words.open}
        aria-haspopup="dialog"
        onClick={() => openDollar(news?.context ?? place)}
        onPointerEnter={() => DollarPanel.fetchAhead()}
        onFocus={() => DollarPanel.fetchAhead()}
        className="relative btn btn-circle h-14 w-14 btn-primary shadow-lift-more"
      >
        <BotMessageSquare aria-hidden="true" className="size-6" />
        {news && (
          <span
            aria-hidden="true"
            className="absolute end-0 top-0 size-4 rounded-full border-2 border-base-100 bg-accent"
          />
        )}
      </button>
    </aside>
  );
}

let wasOpen = false;
