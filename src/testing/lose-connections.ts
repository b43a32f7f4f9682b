// Dexie takes this function from a connection when it opens it: it must be in its place before.
const { transaction } = IDBDatabase.prototype;
const seen = new Set<IDBDatabase>();
let isLost: (connection: IDBDatabase) => boolean = () => false;
let fault = '';
IDBDatabase.prototype.transaction = function (...given) {
  seen.add(this);
  if (isLost(this)) throw new DOMException('Connection lost', fault);
  return transaction.apply(this, given);
};

/** Every connection that is open now is unusable from now on, without a word. To be imported after `fake-indexeddb/auto`. */
export function loseConnections(name: string): void {
  const lost = new Set(seen);
  fault = name;
  isLost = (connection) => lost.has(connection);
}

/** Those that are opened later are lost, too, until they hold again. */
export function loseEveryConnection(name: string): void {
  fault = name;
  isLost = () => true;
}

export function holdConnections(): void {
  isLost = () => false;
}
