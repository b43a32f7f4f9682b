import { isWebKit } from './is-webkit.ts';

const underWay = new Set<IDBTransaction>();
let isWatching = false;
let isAway = false;
let isCut = false;

/**
 * WebKit keeps a page that is left, to show it again, and keeps it in the middle of its transactions: they do not end, and
 * every other page waits for them, for as long as that one is kept. So they are given up as the page goes, with all they had
 * done, and so is what begins then. To be called before a database is opened, however often. Other browsers let them end, and
 * a worker is not kept.
 */
export function leaveNoTransaction(): void {
  if (isWatching || !('document' in globalThis) || !isWebKit(navigator)) return;
  isWatching = true;
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function begin(...asked) {
    const begun = transaction.apply(this, asked);
    underWay.add(begun);
    for (const end of ['complete', 'abort']) begun.addEventListener(end, () => underWay.delete(begun));
    // Not before who begins it has asked for something: then it fails as any other that was given up.
    if (isAway) queueMicrotask(() => giveUp(begun));
    return begun;
  };
  globalThis.addEventListener('pagehide', ({ persisted = false }: Event & { persisted?: boolean }) => {
    isAway = persisted;
    if (isAway) underWay.forEach(giveUp);
  });
  globalThis.addEventListener('pageshow', () => {
    isAway = false;
  });
}

/** Whether this page has given something up: what it shows may be half read, and what it had to store is to be stored again. */
export function wasCut(): boolean {
  return isCut;
}

function giveUp(transaction: IDBTransaction): void {
  isCut = true;
  try {
    transaction.abort();
  } catch {
    // It has ended, and that is still to be told.
  }
}
