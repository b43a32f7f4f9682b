import { SquarePen, X } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { dollarWords as words } from '#src/content/dollar.ts';
import { isComposing } from '#src/lib/is-composing.ts';
import { Badge } from '#src/ui/badge.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Chat } from './chat.tsx';
import { useChat } from './use-chat.ts';
import { useCoverPage } from './use-cover-page.ts';
import { leavePanel } from './use-entry-of-panel.ts';

/**
 * Dollar's panel: beside the page where there is room, over it on a phone, between its header and its navigation, which stay
 * in use. Escape closes it, and on a phone Back.
 */
export function DollarPanel({ context }: { context: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const chat = useChat(context);
  useCoverPage(panel);
  useEscape(panel);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      className="dollar-panel grid grid-rows-[auto_minmax(0,1fr)] overflow-x-hidden overflow-y-auto overscroll-contain border border-base-300 bg-base-200 shadow-xl md:rounded-box"
    >
      <div className="flex items-center gap-1 border-b border-base-300 bg-base-100 py-1 ps-4 pe-1">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-2 gap-y-1 py-1">
          <h2 id={titleId} className="font-semibold">
            {words.title}
          </h2>
          <Badge look="brand">
            <span className="sr-only">{words.context('')}</span>
            {context}
          </Badge>
        </div>
        <IconButton icon={SquarePen} label={words.startAnew} onPress={chat.clear} />
        <IconButton icon={X} label={words.close} onPress={leavePanel} />
      </div>
      <Chat key={context} chat={chat} autoFocus />
    </div>
  );
}

function useEscape(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) leavePanel();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [panel]);
}
