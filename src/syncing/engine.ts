import { isConnectionLost } from '#src/data/database/reconnecting.ts';
import { backoff } from './backoff.ts';
import type { Drained } from './drain.ts';

export type EngineWorld = {
  drain(options: { askFirst: boolean; mayResync: boolean }): Promise<Drained>;
  /** One tab or worker at a time uses the network. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
  random(): number;
  onEnd(drained: Drained): void;
  /** Told of what nobody foresaw. */
  onBug(error: unknown): void;
};

export type Engine = {
  /** Something may have changed: go now, whatever the pause. */
  wake(): void;
  /** Something was written: go at once, but soon after another time only with what is written meanwhile. */
  nudge(): void;
  stop(): void;
};

/** So many milliseconds it rests after a drain: what is written in them goes together. */
const rest = 300;
/** However long a server asks to be left alone, in seconds: it is looked at again by then. */
const longestRest = 3_600;
/** And while the server takes no more work for a while. */
const newsRest = 60;

/** Decides when to drain: once at a time, again if asked meanwhile, after a pause where it failed. */
export function createEngine(world: EngineWorld): Engine {
  let isRunning = false;
  let isAskedAgain = false;
  let isNudged = false;
  let isStopped = false;
  let isHeard = false;
  let mayResync = true;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isStopped) return;
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    isRunning = true;
    isNudged = false;
    const drained = await world
      .withLock(() => world.drain({ askFirst: !isHeard, mayResync }))
      .catch(unforeseen);
    isRunning = false;
    isHeard = drained.end === 'done';
    if (drained.end === 'stuck') mayResync = false;
    if (drained.end === 'done') mayResync = true;
    if (isStopped) return;
    world.onEnd(drained);
    takeRest();
    next(drained);
  }

  function takeRest(): void {
    clearTimeout(resting);
    resting = setTimeout(() => {
      resting = undefined;
      if (isNudged && timer === undefined) void run();
    }, rest);
  }

  /** A lock that was taken from this tab is no fault: whoever took it goes on with the work. */
  function unforeseen(error: unknown): Drained {
    // The browser's own reportError must not be called as a method.
    const { onBug } = world;
    const isTaken = error instanceof DOMException && error.name === 'AbortError';
    // Taken by the browser once more than was tried at once: the next time opens it anew.
    if (!isTaken && isConnectionLost(error)) return { end: 'failed', why: 'storage', retryAfter: null };
    if (!isTaken) onBug(error);
    return { end: 'failed', why: isTaken ? 'lock' : 'bug', retryAfter: null };
  }

  function next(drained: Drained): void {
    if (drained.end === 'failed') {
      isAskedAgain = false;
      // While work has to rest, news is asked for; the work itself waits for its moment by itself.
      const asked = Math.min(drained.retryAfter ?? 0, drained.why === 'busy' ? newsRest : longestRest);
      schedule(Math.max(backoff(attempt, world.random), asked * 1000));
      attempt += 1;
      return;
    }
    attempt = 0;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    schedule(0);
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  }

  return {
    wake() {
      attempt = 0;
      void run();
    },
    nudge() {
      if (isRunning || resting !== undefined) isNudged = true;
      else if (timer === undefined) schedule(0);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(resting);
    },
  };
}
