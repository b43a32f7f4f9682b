import { type RefObject, useEffect, useRef } from 'react';

type Places = {
  field: RefObject<HTMLElement | null>;
  log: RefObject<HTMLElement | null>;
  stopButton: RefObject<HTMLElement | null>;
  /** The field has the focus from the beginning: but not where that brings a keyboard up over everything. */
  autoFocus: boolean;
};

/** Keeps the focus of somebody who asks: a field that rests while it is answered loses it to the button that stops that. */
export function useFocusThrough(isPending: boolean, { field, log, stopButton, autoFocus }: Places): void {
  const wasPending = useRef(false);
  const isWithin = useRef(false);
  useEffect(() => {
    if (!autoFocus) return;
    if (isTouched()) log.current?.focus({ preventScroll: true });
    else field.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, []);
  useEffect(() => {
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement === document.body;
    if (isPending && !wasPending.current) {
      // The button that sent it rests, too.
      isWithin.current = isNowhere || activeElement.matches(':disabled');
      if (isWithin.current) stopButton.current?.focus({ preventScroll: !autoFocus });
    }
    if (!isPending && wasPending.current && isWithin.current && isNowhere) {
      if (isTouched()) log.current?.focus({ preventScroll: true });
      else field.current?.focus({ preventScroll: !autoFocus });
    }
    wasPending.current = isPending;
  }, [isPending, field, log, stopButton, autoFocus]);
}

function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
