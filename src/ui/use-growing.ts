import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Has the field for several lines in what the answer is given to be as tall as what is written there, within what its style
 * allows, where the browser does not see to that: Firefox, and Safari before 26.2, do not know `field-sizing`. Of a message of
 * three lines one would be seen. Measured each time it is drawn, as it is with each word.
 */
export function useGrowing<Around extends HTMLElement>(): RefObject<Around | null> {
  const around = useRef<Around>(null);
  useLayoutEffect(() => {
    const field = around.current?.querySelector('textarea');
    if (!field || CSS.supports('field-sizing', 'content')) return;
    // It shrinks, too.
    field.style.height = 'auto';
    const borders = field.offsetHeight - field.clientHeight;
    field.style.height = `${field.scrollHeight + borders}px`;
  });
  return around;
}
