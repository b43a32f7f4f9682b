import { Dexie, type Table } from 'dexie';
import { databaseOptions } from '#src/lib/database-options.ts';
import { leaveNoTransaction } from '#src/lib/leave-no-transaction.ts';
import { guestId, newId } from '#sync/ids.ts';
import { hasLeft } from './has-left.ts';
import { opened, watchOpening } from './opened.ts';
import { reconnecting } from './reconnecting.ts';

/** `person`, `turn`, `logout`, or `left-`, `displaced-`, `discarded-` or `news-shown-` and a user id. */
type DeviceDb = Dexie & { state: Table<{ key: string; value: string }, string> };

// Whoever opens any database asks first whose turn it is.
leaveNoTransaction();

/** What the device itself must know before it can open anybody's data: whose turn it is. Read by tabs and the worker. */
export const device = new Dexie('device', databaseOptions) as DeviceDb; // Dexie adds the table by its name
device.version(1).stores({ state: 'key' });
watchOpening(device);

/** The id of whoever uses the device now: a user id, or `guest`. Throws UnopenedError where that cannot be read. */
export async function currentPersonId(): Promise<string> {
  await opened(device);
  return reconnecting(device, livePersonId);
}

/** The same inside a live query. */
export async function livePersonId(): Promise<string> {
  return (await device.state.get('person'))?.value ?? guestId;
}

/** Whether it is kept here whose turn it is: from the first signing in, for as long as the browser clears nothing. */
export async function isPersonKept(): Promise<boolean> {
  return reconnecting(device, async () => (await device.state.get('person')) !== undefined);
}

/** Before the id of whose unsent work is kept here, besides that of whoever uses the device. */
export const keptPrefix = 'left-';

export const displacedPrefix = 'displaced-';

export const discardedPrefix = 'discarded-';

/**
 * Whoever had the device, and has not signed out, is noted as displaced from now on: tabs of theirs may still leave words. Where it
 * is who `discards` what is theirs that is noted at once, and that the server is to be told: the tab may die before either is done.
 * Throws RefusedError where the device is somebody else's by then. What is kept of theirs who comes is not somebody else's from
 * then on. Answers the turn that begins with this.
 */
export async function setCurrentPerson(id: string, { discards = '' } = {}): Promise<Turn> {
  const turn = newId();
  const value = new Date().toISOString();
  await reconnecting(device, () =>
    device.transaction('rw', device.state, async () => {
      const before = await livePersonId();
      if (discards && before !== discards && before !== guestId) throw hasLeft();
      if (discards) await noteLogoutOwed();
      await device.state.put({ key: 'person', value: id });
      await device.state.put({ key: 'turn', value: turn });
      const prefix = discards ? discardedPrefix : displacedPrefix;
      if (before !== guestId && before !== id) await device.state.put({ key: prefix + before, value });
      if (id !== guestId)
        await device.state.bulkDelete([
          'logout',
          keptPrefix + id,
          displacedPrefix + id,
          discardedPrefix + id,
        ]);
    }),
  );
  return { personId: id, turn };
}

/**
 * Ends a turn, should it still last: the device is nobody's then, and whoever had it is displaced, as by another's coming. Answers
 * whether it did.
 */
export async function endTurn({ personId, turn }: Turn): Promise<boolean> {
  return reconnecting(device, () =>
    device.transaction('rw', device.state, async () => {
      if (personId === guestId || (await device.state.get('turn'))?.value !== turn) return false;
      await setCurrentPerson(guestId);
      return true;
    }),
  );
}

/** Whose turn it is; `turn` is another whenever anybody has come or gone. */
export type Turn = { personId: string; turn: string | undefined };

/** Who uses the device now, and in which turn. */
export async function currentTurn(): Promise<Turn> {
  return reconnecting(device, async () => {
    const [person, turn] = await device.state.bulkGet(['person', 'turn']);
    return { personId: person?.value ?? guestId, turn: turn?.value };
  });
}

/** Does something at once if it is still that turn, and before there can be another. */
export async function whileTurnIs(turn: string | undefined, act: () => void): Promise<void> {
  await reconnecting(device, () =>
    device.transaction('rw', device.state, async () => {
      if ((await device.state.get('turn'))?.value === turn) Dexie.ignoreTransaction(act);
    }),
  );
}

/** Somebody signed out without a network: the server's session must end before anything else is asked of it. */
export async function noteLogoutOwed(): Promise<void> {
  await reconnecting(device, () => device.state.put({ key: 'logout', value: 'owed' }));
}

export async function isLogoutOwed(): Promise<boolean> {
  return reconnecting(device, async () => (await device.state.get('logout')) !== undefined);
}

export async function clearLogoutOwed(): Promise<void> {
  await reconnecting(device, () => device.state.delete('logout'));
}
