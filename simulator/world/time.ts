import { createTimers } from './timers.ts';

/** Time that stands still until it is told to pass: timers, dates and request timeouts of this process follow it. */
export type VirtualTime = {
  now(): number;
  /** Lets time pass; what falls due meanwhile happens, one thing after another, each to its end. */
  pass(ms: number): Promise<void>;
  /** Nothing happens for a while, as on a closed laptop; what fell due happens at its end. */
  jump(ms: number): Promise<void>;
  /** Back to the beginning, with no timer set. */
  restart(): void;
};

/** Takes the clock and the timers of this process over, for good. Moments in ms since 1970. */
export function installVirtualTime(start: number): VirtualTime {
  let now = start;
  let timers = createTimers();
  let lastId = 0;

  class VirtualDate extends Date {
    constructor(given?: number | string | Date) {
      super(given ?? now);
    }
    static override now() {
      return now;
    }
  }
  function later(run: () => void, ms = 0): number {
    lastId += 1;
    timers.add({ id: lastId, at: now + ms, run });
    return lastId;
  }
  Object.assign(globalThis, {
    Date: VirtualDate,
    setTimeout: later,
    clearTimeout: (id: number | undefined) => id !== undefined && timers.clear(id),
  });
  countImmediates();
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    later(() => controller.abort(tooLong), ms);
    return controller.signal;
  };

  async function pass(ms: number): Promise<void> {
    const end = now + ms;
    await settled();
    for (let timer = timers.take(end); timer; timer = timers.take(end)) {
      now = Math.max(now, timer.at);
      timer.run();
      await settled();
    }
    now = Math.max(now, end);
  }
  return {
    now: () => now,
    pass,
    async jump(ms) {
      await settled();
      now += ms;
      await pass(0);
    },
    restart() {
      now = start;
      timers = createTimers();
    },
  };
}

/** Most are told to nobody any more: one for all, as each would note where it came from. */
const tooLong = new DOMException('It took too long', 'TimeoutError');

/** The process's own, and how many of those that this code asked for are still to come. */
const immediately = setImmediate;
let coming = 0;

/** Counts what is to happen at once, as the databases' every step is: asking the process at each turn costs more than the turn. */
function countImmediates(): void {
  const counted = <Args extends unknown[]>(run: (...args: Args) => void, ...args: Args) => {
    coming += 1;
    return immediately(() => {
      coming -= 1;
      run(...args);
    });
  };
  Object.assign(globalThis, { setImmediate: counted });
}

/**
 * Resolves when nothing in this process goes on by itself any more: no step of a database is pending. Throws where that
 * never comes, as with a database that is to be deleted and that somebody never closes.
 */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 50_000; turns += 1) {
    await new Promise<void>((resolve) => immediately(resolve));
    if (coming === 0 && !process.getActiveResourcesInfo().includes('Immediate')) return;
  }
  throw new Error('The databases never come to rest');
}
