import { useEffect, useEffectEvent, useState } from 'react';
import type { Stretch } from '#src/data/conversations.ts';
import { useConversation } from '#src/data/use-conversations.ts';

const atOnce = 100;

/**
 * A conversation with its last messages, or with those around the one that is sought, and how others of it are shown. Where the
 * newest are, what was sought is left: `onLeft` is to seek it no more, so that it can be sought again.
 */
export function useShownMessages(connectionId: string, sought: number | null, onLeft: () => void) {
  const [most, setMost] = useState(atOnce);
  const [asked, setAsked] = useState({ sought, stretch: stretchAround(sought) });
  const { stretch } = asked;
  const show = (next: Stretch | null) => setAsked({ sought, stretch: next });
  const conversation = useConversation(connectionId, most, stretch);

  const isInside = stretch !== null && stretch.to !== null;
  const shown = conversation?.stretch;

  if (asked.sought !== sought) show(stretchAround(sought));
  // Where nothing comes later whatever comes is shown.
  else if (isInside && shown?.from === stretch.from && shown.to === null) show(shown);

  const isLeft = sought !== null && stretch === null;
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    if (isLeft) leave();
  }, [isLeft]);

  return {
    conversation,
    onEarlier() {
      // One that goes to the newest has messages, also before it was read.
      const reading = stretch?.to === null ? stretch : stretch && shown;
      if (reading) show({ ...reading, from: reading.from - atOnce });
      else setMost(most + atOnce);
    },
    onLater() {
      if (shown?.to) show({ ...shown, to: shown.to + atOnce });
    },
    onNewest: () => show(null),
    /** Somebody has gone up to read: nothing of it goes for what comes. Who is on the way to the newest has not. */
    onReading() {
      if (stretch || shown || !conversation) return;
      const [first] = conversation.hasEarlier ? conversation.messages : [];
      show({ from: first?.number ?? 0, to: null });
    },
  };
}

function stretchAround(sought: number | null): Stretch | null {
  return sought === null ? null : { from: sought - atOnce / 2, to: sought + atOnce / 2 };
}
