import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForPokes } from './events.ts';

/** The browser's end of a stream, and what it does by itself: this is all of it that counts here. */
class Source extends EventTarget {
  static CLOSED = 2;
  readyState = 0;
  close() {
    this.readyState = Source.CLOSED;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(what: 'poke' | 'beat') {
    this.dispatchEvent(new Event(what));
  }
  /** The server says no: the browser does not ask again. */
  refuse() {
    this.readyState = Source.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
  /** No network: the browser goes on asking. */
  lose() {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }
}

let sources: Source[];
let page: EventTarget & { visibilityState: string };
let stop: () => void;
let pokes = 0;

beforeEach(() => {
  vi.useFakeTimers();
  sources = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  // One browser holds the lock for all: here there is but one tab.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'EventSource',
    class extends Source {
      constructor() {
        super();
        sources.push(this);
      }
    },
  );
  pokes = 0;
  stop = listenForPokes(() => {
    pokes += 1;
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const soon = () => vi.advanceTimersByTimeAsync(0);
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

async function turn(visibilityState: 'visible' | 'hidden'): Promise<void> {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
  await soon();
}

test('each refusal in a row makes the pause longer, and a stream that opens ends the row', async () => {
  await soon();
  sources.at(-1)?.refuse();
  await seconds(4);
  expect(sources).toHaveLength(1);
  await seconds(1);
  expect(sources).toHaveLength(2);
  sources.at(-1)?.refuse();
  await seconds(9);
  expect(sources).toHaveLength(2);
  await seconds(1);
  expect(sources).toHaveLength(3);
  sources.at(-1)?.open();
  sources.at(-1)?.refuse();
  await seconds(5);
  expect(sources).toHaveLength(4);
});

test('a tab that is hidden again and again without a network listens soon after it is shown', async () => {
  await soon();
  for (let times = 0; times < 6; times += 1) {
    sources.at(-1)?.lose();
    await turn('hidden');
    await seconds(5);
    await turn('visible');
  }
  expect(sources).toHaveLength(7);
});

test('a network that comes back ends the pause', async () => {
  await soon();
  sources.at(-1)?.refuse();
  await seconds(1);
  expect(sources).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  await soon();
  expect(sources).toHaveLength(2);
});

test('a tab that has stopped listening asks no more', async () => {
  await soon();
  sources.at(-1)?.refuse();
  await soon();
  stop();
  await seconds(600);
  expect(sources).toHaveLength(1);
});

test('a stream that gives no sign for 35 seconds is a poke, and another is opened', async () => {
  await soon();
  sources.at(-1)?.open();
  for (const sign of ['beat', 'poke', 'beat'] as const) {
    await seconds(30);
    sources.at(-1)?.say(sign);
  }
  expect(pokes).toBe(2);
  await seconds(34);
  expect(pokes).toBe(2);
  await seconds(1);
  expect(pokes).toBe(3);
  expect(sources.at(-1)?.readyState).toBe(Source.CLOSED);
  await seconds(5);
  expect(sources).toHaveLength(2);
});

test('a stream that was lost is not waited for in silence', async () => {
  await soon();
  sources.at(-1)?.open();
  sources.at(-1)?.lose();
  await seconds(120);
  expect(pokes).toBe(2);
  expect(sources).toHaveLength(1);
});
