import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

// What React asks of a page that shows nothing, and goes on to ask for a moment after its end.
vi.stubGlobal('window', { HTMLIFrameElement: Object });

/**
 * Has a hook live as on a page that stays, until its test ends, or leaves it: for those that touch nothing on it. Answers how to
 * learn what it answers now.
 */
export function liveHook<T>(hook: () => T): (() => T) & { leave: () => void } {
  const listener = { addEventListener() {} };
  const place = { nodeType: 1, tagName: 'DIV', ownerDocument: listener, ...listener };
  const root = createRoot(place as unknown as Element); // it is handed to nobody but React
  const answers: T[] = [];
  function Living() {
    answers.push(hook());
    return null;
  }
  root.render(createElement(Living));
  const leave = () => root.unmount();
  onTestFinished(leave);
  return Object.assign(() => answers.at(-1) as T, { leave }); // asked once it is drawn
}

/** React draws what has changed in its own time: resolves once it has. */
export const drawn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
