import type { ComponentProps, MouseEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readable } from './words-of.ts';

type Given = ComponentProps<'button'> & { busy?: boolean };

const drawn = new Map<string, Given>();

/**
 * `Button` for a screen that is drawn once: what it does can be had by its words. A test that presses one says
 * `vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'))`.
 */
export function Button(given: Given) {
  const words = readable(renderToStaticMarkup(given.children));
  drawn.set(words, given);
  return <button type="button">{words}</button>;
}

/** Does what the button of these words did where it was drawn last. Throws where there is none that can be pressed. */
export function press(words: string): void {
  const button = drawn.get(words);
  if (!button?.onClick || button.disabled || button.busy) throw new Error(`"${words}" cannot be pressed`);
  button.onClick({ preventDefault() {} } as MouseEvent<HTMLButtonElement>); // no handler here asks more of it
}

/** The next screen has buttons of its own. */
export function forgetButtons(): void {
  drawn.clear();
}
