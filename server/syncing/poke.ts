import type { Audience } from './audiences.ts';

/** What was logged last for each audience: its number, as the change log counts. */
export type Moved = ReadonlyMap<Audience, number>;

/** A stream that listens: for whom, and what it does when told. */
export type Listener = {
  audiences(): readonly Audience[];
  /** Something they are shown has changed. */
  poke(): void;
  /** A session of this account may have ended. */
  recheck(accountId: string): void;
};

/** "Something changed": tells open event streams to come and ask. Says nothing of what. */
export type Poke = {
  /** Tells those who are shown what moved; a move already told of is not told again. */
  moved(moved: Moved): void;
  all(): void;
  sessionEnded(accountId: string): void;
  subscribe(listener: Listener): () => void;
  /** Those that somebody listens for now, each once. */
  audiences(): Audience[];
};

const mostRemembered = 10_000;

export function createPoke(): Poke {
  const listeners = new Set<Listener>();
  const told = new Map<Audience, number>();

  /** Whether this is news. Who has forgotten pokes once too often, which costs a request. */
  function isNew(audience: Audience, number: number): boolean {
    if ((told.get(audience) ?? 0) >= number) return false;
    if (told.size >= mostRemembered) told.clear();
    told.set(audience, number);
    return true;
  }

  return {
    moved(moved) {
      const audiences = new Set(
        [...moved].filter(([audience, number]) => isNew(audience, number)).map(([it]) => it),
      );
      if (audiences.size === 0) return;
      for (const listener of listeners)
        if (listener.audiences().some((audience) => audiences.has(audience))) listener.poke();
    },
    all() {
      // Also said after a restore, when the numbers begin anew.
      told.clear();
      for (const listener of listeners) listener.poke();
    },
    sessionEnded(accountId) {
      for (const listener of listeners) listener.recheck(accountId);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    audiences: () => [...new Set([...listeners].flatMap((listener) => listener.audiences()))],
  };
}
