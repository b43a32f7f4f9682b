import 'fake-indexeddb/auto';
import { afterEach, vi } from 'vitest';

const { put, delete: remove } = IDBObjectStore.prototype;
afterEach(freeDevice);

/** From now on the databases of this device take nothing more. */
export function fillDevice(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
}

/** As a private window of Safari: bytes are stored there by themselves, and no blob. */
export function refuseBlobs(): void {
  IDBObjectStore.prototype.put = function putBytes(value, ...key) {
    if (value.bytes instanceof Blob) throw new DOMException('Error preparing Blob/File data', 'UnknownError');
    return put.call(this, value, ...key);
  };
}

export function freeDevice(): void {
  IDBObjectStore.prototype.put = put;
  IDBObjectStore.prototype.delete = remove;
}

/** The store that has room of its own, as a browser has it; answers what is in it. */
export function localStorageHere(): Map<string, string> {
  return storageHere('localStorage');
}

/** The same of either store. */
export function storageHere(store: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const beside = new Map<string, string>();
  vi.stubGlobal(store, {
    getItem: (name: string) => beside.get(name) ?? null,
    setItem: (name: string, words: string) => void beside.set(name, words),
    removeItem: (name: string) => void beside.delete(name),
    key: (at: number) => [...beside.keys()][at] ?? null,
    get length() {
      return beside.size;
    },
  });
  return beside;
}

/**
 * What stands in that store as what this stores comes to the disk of the databases: what a page that is killed then leaves.
 */
export async function besideWhile(
  beside: Map<string, string>,
  stores: () => Promise<unknown>,
): Promise<[string, string][]> {
  let left: [string, string][] = [];
  const noteLeft = () => void (left = [...beside]);
  IDBObjectStore.prototype.put = function (...args) {
    this.transaction.addEventListener('complete', noteLeft);
    return put.apply(this, args);
  };
  IDBObjectStore.prototype.delete = function (...args) {
    this.transaction.addEventListener('complete', noteLeft);
    return remove.apply(this, args);
  };
  await stores();
  freeDevice();
  return left;
}
