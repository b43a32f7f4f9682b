import { hash, verify } from '@node-rs/argon2';
import { HttpFailure } from '../http-failure.ts';

export type Passwords = {
  /** Throws HttpFailure 503 when too many wait: asked first, the excess costs nothing else. */
  refuseIfFull(): void;
  /**
   * `like`: made as that hash was, salt and all, so that the two are the same if the passwords are: one computation tells
   * which of several hashes of one salt a password opens. Throws HttpFailure 503 when too many wait.
   */
  hash(password: string, like?: string): Promise<string>;
  /** Compares in the same time whether or not there is a hash to compare with. Throws HttpFailure 503 likewise. */
  matches(password: string, stored: string | undefined): Promise<boolean>;
};

// OWASP's figures for argon2id: 19 MiB and two passes.
const recommended = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const queued = 20;

/** argon2id behind a semaphore: a rush of logins may not take the whole machine. */
export function createPasswords(cost = recommended): Passwords {
  const { withTurn, isFull } = createTurns();
  const nobody = hash('nobody has this password', cost);
  return {
    refuseIfFull() {
      if (isFull()) throw tooBusy();
    },
    hash: (password, like) =>
      withTurn(() => hash(password.normalize('NFC'), like === undefined ? cost : makingOf(like))),
    async matches(password, stored) {
      const compared = stored ?? (await nobody);
      const equal = await withTurn(() => verify(compared, password.normalize('NFC')));
      return equal && stored !== undefined;
    },
  };
}

/** Whether two hashes are of one salt and cost: one computation then tells which of them a password opens. */
export function isMadeLike(one: string, other: string): boolean {
  return making(one) === making(other);
}

function making(stored: string): string {
  return stored.slice(0, stored.lastIndexOf('$'));
}

/** How a hash was made, as it says itself: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
function makingOf(stored: string) {
  const [, , , costs = '', salt = ''] = stored.split('$');
  const [memoryCost, timeCost, parallelism] = costs.split(',').map((cost) => Number(cost.slice(2)));
  return { memoryCost, timeCost, parallelism, salt: Buffer.from(salt, 'base64') };
}

function createTurns() {
  let running = 0;
  const waiting: (() => void)[] = [];
  const isFull = () => running >= atOnce && waiting.length >= queued;
  async function withTurn<T>(work: () => Promise<T>): Promise<T> {
    if (isFull()) throw tooBusy();
    if (running >= atOnce) {
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
  }
  return { withTurn, isFull };
}

function tooBusy(): HttpFailure {
  const failure = {
    code: 'busy',
    message: 'Many people are signing in just now. Please try again in a moment.',
  };
  return new HttpFailure(503, failure, { 'Retry-After': '2' });
}
