/**
 * The one store that has room of its own and answers at once: for what the database does not take, or a closing page can no
 * longer wait for. A browser may have none, refuse it, or find it full, as the service worker has none: then nothing is kept
 * in it, and nothing found. Never throws. Answers whether it is kept.
 */
export function keepBeside(key: string, text: string): boolean {
  const isKept = attempt((store) => {
    store.setItem(key, text);
    return true;
  });
  return isKept ?? false;
}

/** Null where nothing is kept. */
export function keptBeside(key: string): string | null {
  return attempt((store) => store.getItem(key)) ?? null;
}

export function dropBeside(key: string): void {
  attempt((store) => store.removeItem(key));
}

export function keysBeside(beginning: string): string[] {
  const keys = attempt((store) => Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')) ?? [];
  return keys.filter((key) => key.startsWith(beginning));
}

/** What is needed of localStorage, whose own type no worker knows. */
type Store = {
  length: number;
  key: (at: number) => string | null;
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};

function attempt<T>(work: (store: Store) => T): T | undefined {
  try {
    const store: Store | null | undefined = Reflect.get(globalThis, 'localStorage');
    return store ? work(store) : undefined;
  } catch {
    // The words stay on the screen, where it says that they are not kept.
    return undefined;
  }
}
