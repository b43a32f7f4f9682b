import type { Attachment } from '#sync/records/message.ts';
import { hasArrived } from './has-arrived.ts';
import { currentDb } from './open-db.ts';
import { type Meta, type PersonDb, type RowGroup, readMeta, type Trip } from './person-db.ts';
import { reconnecting } from './reconnecting.ts';
import { rowBytes } from './row-bytes.ts';
import { rowsOf } from './rows.ts';
import { currentTrip, messageFiles } from './trip.ts';

/**
 * What a trip takes along, as it is on this device now. Of the deals on the shortlist, `gone` are listed no more: what the
 * person noted about them is there all the same. Of the files, `gone` are no longer on the server. Bytes as rowBytes has them.
 * `bytesBrought` go with the trip. `isSynced`: all that the server has for this person has been read, and stays here while
 * it is read anew.
 */
export type TripContents = {
  trip: Trip | null;
  deals: { count: number; gone: number; notes: number; bytes: number };
  messages: { count: number; bytes: number };
  files: {
    count: number;
    bytes: number;
    here: number;
    bytesHere: number;
    bytesBrought: number;
    gone: number;
  };
  isSynced: boolean;
};

/** What the rows say of it: nothing of this changes while files come, so it is not measured again with each of them. */
export type TripRows = Pick<TripContents, 'deals' | 'messages'> & { files: Attachment[] };

/** What of the files is here: it changes with each that comes. */
export type TripState = Pick<TripContents, 'trip' | 'isSynced'> & { here: ReadonlySet<string> };

export async function tripRows(db: PersonDb): Promise<TripRows> {
  const files = (await messageFiles(db)).map(({ file }) => file);
  return { deals: await shortlisted(db), messages: await written(db), files };
}

export async function tripState(db: PersonDb): Promise<TripState> {
  const trip = await currentTrip(db);
  const here = new Set(await db.files.toCollection().primaryKeys());
  return { trip, here, isSynced: isRead(await readMeta(db)) };
}

/** What both say together. */
export function contentsOf({ deals, messages, files }: TripRows, state: TripState): TripContents {
  return { trip: state.trip, deals, messages, files: filesOf(files, state), isSynced: state.isSynced };
}

/** Whether all that the server has for this person, or of that a group, has been read. */
export async function isAllRead(group?: RowGroup): Promise<boolean> {
  const db = await currentDb();
  return isRead(await reconnecting(db, () => readMeta(db)), group);
}

function isRead(meta: Meta, group?: RowGroup): boolean {
  const { epoch, resyncFrom, isBetweenPages } = meta;
  return epoch !== '' && (resyncFrom === null || hasArrived(meta, group)) && !isBetweenPages;
}

async function shortlisted(db: PersonDb): Promise<TripContents['deals']> {
  const kept = (await rowsOf(db, 'pipeline').toArray()).filter(({ shortlistedAt }) => shortlistedAt !== null);
  const found = await rowsOf(db, 'opportunities').bulkGet(kept.map(({ opportunityId }) => opportunityId));
  const deals = found.filter((deal) => deal !== undefined);
  return {
    count: kept.length,
    gone: kept.length - deals.length,
    notes: kept.filter(({ note }) => note !== '').length,
    bytes: sum([...kept, ...deals].map(rowBytes)),
  };
}

async function written(db: PersonDb): Promise<TripContents['messages']> {
  const messages = await rowsOf(db, 'directMessages').toArray();
  return { count: messages.length, bytes: sum(messages.map(rowBytes)) };
}

function filesOf(files: Attachment[], { trip, here: hashes }: TripState): TripContents['files'] {
  const noLonger = new Set(trip?.gone);
  const here = files.filter(({ hash }) => hashes.has(hash));
  const gone = files.filter(({ hash }) => !hashes.has(hash) && noLonger.has(hash));
  const brought = (trip?.brought ?? []).filter(({ hash }) => hashes.has(hash));
  return {
    count: files.length,
    bytes: sum(files.map(({ size }) => size)),
    here: here.length,
    bytesHere: sum(here.map(({ size }) => size)),
    bytesBrought: sum(brought.map(({ size }) => size)),
    gone: gone.length,
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
