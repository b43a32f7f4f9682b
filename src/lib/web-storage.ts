/**
 * What a browser keeps as text, by names. It may have no such store, refuse it, or find it full, as the service worker has none:
 * then nothing is kept in it, and nothing found. Never throws.
 */
export type WebStorage = {
  /** Answers whether it is kept. */
  keep(key: string, text: string): boolean;
  /** '' where nothing is kept. */
  kept(key: string): string;
  drop(key: string): void;
  /** Those that begin so. */
  keys(beginning: string): string[];
};

/**
 * Outlives the tab, whoever uses the device. It has room of its own and answers at once: for what the database does not take, or
 * a closing page can no longer wait for, too.
 */
export const onDevice = webStorage('localStorage');

/** Outlives a reload of the tab. */
export const inTab = webStorage('sessionStorage');

function webStorage(name: string): WebStorage {
  function attempt<T>(work: (store: Store) => T, otherwise: T): T {
    try {
      const store: Store | null | undefined = Reflect.get(globalThis, name);
      return store ? work(store) : otherwise;
    } catch {
      return otherwise;
    }
  }
  return {
    keep(key, text) {
      return attempt((store) => {
        store.setItem(key, text);
        return true;
      }, false);
    },
    kept: (key) => attempt((store) => store.getItem(key), null) ?? '',
    drop: (key) => attempt((store) => store.removeItem(key), undefined),
    keys(beginning) {
      const all = attempt(
        (store) => Array.from({ length: store.length }, (_, at) => store.key(at) ?? ''),
        [],
      );
      return all.filter((key) => key.startsWith(beginning));
    },
  };
}

/** What is needed of a browser's store, whose own type no worker knows. */
type Store = {
  length: number;
  key: (at: number) => string | null;
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};
