import { hash, verify } from '@node-rs/argon2';
import { HttpFailure } from '../http-failure.ts';

export type Passwords = {
  /** Throws HttpFailure 503 when too many wait. */
  hash(password: string): Promise<string>;
  /** Compares in the same time whether or not there is a hash to compare with. Throws HttpFailure 503 likewise. */
  matches(password: string, stored: string | undefined): Promise<boolean>;
};

// OWASP's figures for argon2id: 19 MiB and two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const queued = 20;

/** argon2id behind a semaphore: a rush of logins may not take the whole machine. */
export function createPasswords(): Passwords {
  const withTurn = createTurns();
  const nobody = hash('nobody has this password', cost);
  return {
    hash: (password) => withTurn(() => hash(password.normalize('NFC'), cost)),
    async matches(password, stored) {
      const compared = stored ?? (await nobody);
      const equal = await withTurn(() => verify(compared, password.normalize('NFC')));
      return equal && stored !== undefined;
    },
  };
}

function createTurns() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function withTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= queued) throw tooBusy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function tooBusy(): HttpFailure {
  const failure = {
    code: 'busy',
    message: 'Many people are signing in just now. Please try again in a moment.',
  };
  return new HttpFailure(503, failure, { 'Retry-After': '2' });
}
