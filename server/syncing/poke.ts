/** "Something changed": tells open event streams to come and ask. Says nothing of what. */
export type Poke = { all(): void; subscribe(listener: () => void): () => void };

export function createPoke(): Poke {
  const listeners = new Set<() => void>();
  return {
    all() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
