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
  takeImmediatesOver();
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    later(() => controller.abort(tooLong), ms);
    return controller.signal;
  };

  AbortSignal.any = firstOf;

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

/** The process's own keeps books, which the garbage collector has to go through, of what hangs on what. */
function firstOf(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener('abort', () => controller.abort(signal.reason));
  }
  return controller.signal;
}

/** The process's own. */
const immediately = setImmediate;
/** What is to happen at once, in its order: every step of a database. */
let steps: (() => void)[] = [];
/** How many of those were taken. */
let taken = 0;
let isUnderWay = false;
const mostInTurn = 100;
let stepsInTurn = 0;

/**
 * Does what is to happen at once one after the other, each with everything that promises make of it, and without a turn of
 * the process's own loop between any two: that would take longer than the step.
 */
function takeImmediatesOver(): void {
  Object.assign(globalThis, {
    setImmediate: <Args extends unknown[]>(run: (...args: Args) => void, ...args: Args) => {
      steps.push(() => run(...args));
      if (isUnderWay) return;
      isUnderWay = true;
      afterPromises(stepOn);
    },
  });
}

function stepOn(): void {
  const step = steps[taken];
  taken += 1;
  // Taken away all together: to move the others up after each would take longer than what they do.
  if (taken === steps.length) {
    steps = [];
    taken = 0;
  }
  try {
    step?.();
  } finally {
    isUnderWay = steps.length > 0;
    if (isUnderWay) afterPromises(stepOn);
  }
}

/**
 * A tick comes when no promise has anything left to do; but one that is asked for by a tick, at once. Now and then the process
 * has its turn: something of it may be waited for.
 */
function afterPromises(run: () => void): void {
  stepsInTurn = (stepsInTurn + 1) % mostInTurn;
  if (stepsInTurn === 0) immediately(run);
  else queueMicrotask(() => process.nextTick(run));
}

/**
 * Resolves when nothing in this process goes on by itself any more: no step of a database is pending. Throws where that
 * never comes, as with a database that is to be deleted and that somebody never closes.
 */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 5_000; turns += 1) {
    await new Promise<void>((resolve) => immediately(resolve));
    if (!isUnderWay && !process.getActiveResourcesInfo().includes('Immediate')) return;
  }
  throw new Error('The databases never come to rest');
}
