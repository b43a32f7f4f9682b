import type { Dexie } from 'dexie';
import { clearFault, noteFault } from './database-fault.ts';

/** A database of this device cannot be opened; the screen says so already. What is stored in it is untouched. */
export class UnopenedError extends Error {
  override name = 'UnopenedError';
}

/**
 * A database once it can be used, for as long as that takes. Throws UnopenedError where it cannot, and DatabaseClosedError
 * where it was closed for good meanwhile. What is wrong, or whom it waits for, is told to `databaseFaults`.
 */
export async function opened<Db extends Dexie>(db: Db): Promise<Db> {
  try {
    await db.open();
  } catch (error) {
    if (db.hasBeenClosed() || error instanceof UnopenedError) throw error;
    noteFault(db.name, isWithheld(error) ? 'missing' : 'broken');
    throw new UnopenedError('The browser could not open it', { cause: error });
  }
  // Another tab may take it over, or delete it, in the moment after it was opened.
  if (!db.isOpen()) throw new UnopenedError('It was closed again at once');
  return db;
}

/**
 * Whether the browser gives this site no databases at all, as in some private windows and where the data of sites is blocked.
 * Chromium, and Firefox in private windows of old, say so in words alone: by name it is what a damaged one comes to.
 */
function isWithheld(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false;
  if (error.name === 'MissingAPIError' || error.name === 'SecurityError') return true;
  return /user denied permission|did not allow mutations/.test(error.message);
}

/** How long it may take to open before somebody looks what keeps it. */
const patienceMs = 2_000;

/** Has a database tell when another tab keeps it from opening, or a newer version takes it over or has done so: then it stays closed. */
export function watchOpening(db: Dexie): void {
  db.on('blocked', () => noteFault(db.name, 'blocked'));
  tellOfWaiting(db);
  db.on('versionchange', ({ newVersion }) => {
    if (newVersion !== null && isNewer(db, newVersion)) noteFault(db.name, 'newer');
  });
  // Dexie opens what a newer version has made; but only that version knows what it means. Sticky: each time, whoever asks first.
  const isSticky = true;
  db.on('ready', refuseNewer, isSticky);
}

function refuseNewer(db: Dexie): void {
  if (!isNewer(db, db.backendDB().version)) return;
  noteFault(db.name, 'newer');
  throw new UnopenedError('A newer version of the app has changed it');
}

/**
 * Of all who wait for an old tab (tabs, the service worker) the browser tells the first alone; the others are behind it in a
 * queue, and hear nothing. What is on the disk tells them: it is older than what they asked for. So it is in Safari and
 * Firefox during the upgrade itself, too: once that has begun nobody keeps it, however long it takes.
 * https://w3c.github.io/IndexedDB/#connection-queues
 */
function tellOfWaiting(db: Dexie): void {
  const open = db.open.bind(db);
  // Dexie opens by the same when it is asked something.
  db.open = () => {
    if (db.isOpen()) return open();
    let isWaiting = true;
    const look = setInterval(async () => {
      if (isUnderWay(db)) return clearFault(db.name, 'blocked');
      const here = await indexedDB.databases().catch(() => []);
      const { version } = here.find(({ name }) => name === db.name) ?? {};
      if (!isWaiting || isUnderWay(db)) return;
      if (version !== undefined && isOlder(db, version)) noteFault(db.name, 'blocked');
    }, patienceMs);
    const opening = open();
    const end = () => {
      isWaiting = false;
      clearInterval(look);
      clearFault(db.name, 'blocked');
    };
    opening.then(end, end);
    return opening;
  };
}

/** The upgrade has begun, or is done: from then on Dexie holds a connection. */
function isUnderWay(db: Dexie): boolean {
  return Boolean(db.backendDB());
}

/** Dexie counts in tenths, and adds one where it mends a schema. */
function isNewer(db: Dexie, version: number): boolean {
  return Math.floor(version / 10) > db.verno;
}

function isOlder(db: Dexie, version: number): boolean {
  return Math.floor(version / 10) < db.verno;
}
