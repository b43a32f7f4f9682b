import { setTimeout as sleep } from 'node:timers/promises';

/** By what an answer names an element: W3C WebDriver, 12.1. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** For so long it is looked for what is not there yet, in ms. */
const patience = 30_000;

export type Command =
  | 'Navigate'
  | 'Refresh'
  | 'Back'
  | 'SetWindowRect'
  | 'ExecuteScript'
  | 'FindElement'
  | 'ElementClick'
  | 'ElementSendKeys';

/** What drives a browser by the commands of WebDriver (https://www.w3.org/TR/webdriver2), each with its own parameters; an `id` is an element's. */
export interface Driver {
  /** Answers the `value`; throws what the driver refuses with. */
  send: (command: Command, params?: Record<string, unknown>) => Promise<unknown>;
  /** Ends the browser, and what drives it. */
  close: () => Promise<void>;
}

export type Browser = ReturnType<typeof browserOf>;

/** A browser with what a journey does in it: a dozen calls, for which a client of 23 MB is not brought to everybody. */
export function browserOf({ send, close }: Driver) {
  /** Runs the text of a function in the page, and answers what that returns. */
  async function evaluate<T>(script: string): Promise<T> {
    return (await send('ExecuteScript', { script, args: [] })) as T; // as the script says
  }

  /** Where it leads to no element yet, it is looked for again. */
  async function act(xpath: string, command: Command, params: object): Promise<void> {
    const until = Date.now() + patience;
    for (;;) {
      try {
        const found = await send('FindElement', { using: 'xpath', value: xpath });
        const { [elementKey]: id } = found as Record<string, string>; // as the protocol says
        await send(command, { id, ...params });
        return;
      } catch (error) {
        if (Date.now() > until) throw error;
        await sleep(100);
      }
    }
  }

  return {
    evaluate,
    resize: (width: number, height: number) => send('SetWindowRect', { x: 0, y: 0, width, height }),
    goto: (url: string) => send('Navigate', { url }),
    reload: () => send('Refresh', {}),
    back: () => send('Back', {}),
    /** What one reads on the page. */
    text: () => evaluate<string>('return document.body.innerText'),
    heading: () => evaluate<string | undefined>('return document.querySelector("h1")?.innerText'),
    /** Types into the field with this label, behind what stands there. */
    type: (label: string, text: string) =>
      act(
        `//*[@aria-label = "${label}"][self::input or self::textarea] | //*[@id = //label[contains(normalize-space(), "${label}")]/@for]`,
        'ElementSendKeys',
        { text },
      ),
    press: (name: string) => act(`//main//button[normalize-space() = "${name}"]`, 'ElementClick', {}),
    close,
  };
}
