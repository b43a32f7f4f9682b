import { HttpFailure } from '../http-failure.ts';

/** Who asks. `signal` ends when they leave: what they asked is then not looked for, if it waits still. */
export type Asker = { address: string; signal: AbortSignal };

type Entry<Reply> = Asker & {
  ask: () => Promise<Reply>;
  hear: (reply: Reply) => void;
  fail: (error: unknown) => void;
};

/** Most searches take milliseconds: whoever comes after so many would wait for a second, and does better to ask again. */
const mostWaiting = 32;
/** What a person types is asked when the typing rests, and what they no longer want is dropped. */
const mostOfAddress = 2;

/**
 * Searches wait here, not in the thread that searches: one at a time is given to it, so that those whose askers have left can
 * still be dropped, and nobody fills the place of all.
 */
export function createSearchQueue<Reply>(): {
  /** Throws HttpFailure 503 where too many wait already, and where the asker has left. */
  put(asker: Asker, ask: () => Promise<Reply>): Promise<Reply>;
  /** Fails whatever waits. */
  empty(error: unknown): void;
} {
  const waiting: Entry<Reply>[] = [];
  let isAsking = false;

  async function goOn(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { ask, hear, fail } = next;
      await ask().then(hear, fail);
    }
    isAsking = false;
  }

  return {
    put({ address, signal }, ask) {
      return new Promise((hear, fail) => {
        if (signal.aborted) throw left();
        if (waiting.length >= mostWaiting) throw notNow('busy', 'Too many people search right now.');
        if (waiting.filter((entry) => entry.address === address).length >= mostOfAddress)
          throw notNow('busy', 'Too many searches at once. Please wait a moment.');
        const entry = { address, signal, ask, hear, fail };
        signal.addEventListener('abort', () => {
          const at = waiting.indexOf(entry);
          if (at >= 0) waiting.splice(at, 1);
          fail(left());
        });
        waiting.push(entry);
        void goOn();
      });
    },
    empty(error) {
      for (const { fail } of waiting.splice(0)) fail(error);
    },
  };
}

/** Foreseen, and heard by nobody. */
function left(): HttpFailure {
  return notNow('left', 'Whoever asked has left.');
}

/** A search that is not answered now, and may be put again in a moment. */
export function notNow(code: string, message: string): HttpFailure {
  return new HttpFailure(503, { code, message }, { 'Retry-After': '5' });
}
