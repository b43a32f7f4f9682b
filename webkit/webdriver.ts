import { setTimeout as sleep } from 'node:timers/promises';

/** By what an answer names an element: W3C WebDriver, 12.1. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** For so long it is looked for what is not there yet, in ms. */
const patience = 30_000;

type Method = 'GET' | 'POST' | 'DELETE';

/**
 * A browser of a WebDriver (https://www.w3.org/TR/webdriver2) at `address`, with what a journey does in it: a dozen calls, for
 * which a client of 23 MB is not brought to everybody. Throws what the driver refuses with.
 */
export async function openBrowser(address: string, capabilities: object) {
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string; // as the protocol says
  };

  async function call(method: Method, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown }; // every answer has one
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const inSession = (method: Method, path: string, body?: object) =>
    call(method, `/session/${sessionId}${path}`, body);

  /** Runs the text of a function in the page, and answers what that returns. */
  async function evaluate<T>(script: string): Promise<T> {
    return (await inSession('POST', '/execute/sync', { script, args: [] })) as T; // as the script says
  }

  /** Where it leads to no element yet, it is looked for again. */
  async function act(xpath: string, verb: 'click' | 'value', body: object): Promise<void> {
    for (let left = patience; ; left -= 100) {
      try {
        const found = await inSession('POST', '/element', { using: 'xpath', value: xpath });
        const { [elementKey]: element } = found as Record<string, string>; // as the protocol says
        await inSession('POST', `/element/${element}/${verb}`, body);
        return;
      } catch (error) {
        if (left <= 0) throw error;
        await sleep(100);
      }
    }
  }

  return {
    evaluate,
    resize: (width: number, height: number) =>
      inSession('POST', '/window/rect', { x: 0, y: 0, width, height }),
    goto: (url: string) => inSession('POST', '/url', { url }),
    reload: () => inSession('POST', '/refresh', {}),
    back: () => inSession('POST', '/back', {}),
    /** What one reads on the page. */
    text: () => evaluate<string>('return document.body.innerText'),
    heading: () => evaluate<string | undefined>('return document.querySelector("h1")?.innerText'),
    /** Types into the field with this label, behind what stands there. */
    type: (label: string, text: string) =>
      act(
        `//*[@aria-label = "${label}"][self::input] | //*[@id = //label[contains(normalize-space(), "${label}")]/@for]`,
        'value',
        { text },
      ),
    press: (name: string) => act(`//main//button[normalize-space() = "${name}"]`, 'click', {}),
    async close() {
      await inSession('DELETE', '');
    },
  };
}
