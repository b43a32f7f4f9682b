import { hasArrived } from '#src/data/database/has-arrived.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import {
  type Meta,
  type PersonDb,
  type RowGroup,
  readMeta,
  type Trip,
} from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { rowBytes } from '#src/data/database/row-bytes.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import type { Attachment } from '#sync/records/message.ts';
import { currentTrip, messageFiles } from './trip.ts';

/**
 * What a trip takes along, as it is on this device now. Of the deals on the shortlist, `gone` are listed no more and `away` not
 * on this device: what the person noted about them is there all the same. Of the files, `gone` are no longer on the server, and
 * not among the bytes. Those of rows are as rowBytes has them. `bytesBrought` go with the trip. `isRead`: all of that group that the server has for this person has been
 * read, and stays here while it is read anew.
 */
export type TripContents = {
  trip: Trip | null;
  deals: { count: number; gone: number; away: number; notes: number; bytes: number };
  messages: { count: number; bytes: number };
  files: {
    count: number;
    bytes: number;
    here: number;
    bytesHere: number;
    bytesBrought: number;
    gone: number;
  };
  isRead: Record<RowGroup, boolean>;
};

type TripFile = Pick<Attachment, 'hash' | 'size'>;

/** What the rows say of it: nothing of this changes while files come, so it is not measured again with each of them. */
export type TripRows = {
  deals: { count: number; missing: number; notes: number; bytes: number };
  messages: TripContents['messages'];
  files: TripFile[];
};

/**
 * What of the files is here: it changes with each that comes. `taken`: those of the trip where not all messages are here that name
 * them, without the size of what is not here either.
 */
export type TripState = Pick<TripContents, 'trip' | 'isRead'> & {
  here: ReadonlySet<string>;
  taken: TripFile[];
};

export async function tripRows(db: PersonDb): Promise<TripRows> {
  const files = (await messageFiles(db)).map(({ file }) => file);
  return { deals: await shortlisted(db), messages: await written(db), files };
}

export async function tripState(db: PersonDb): Promise<TripState> {
  const trip = await currentTrip(db);
  const here = new Set(await db.files.toCollection().primaryKeys());
  const meta = await readMeta(db);
  const isRead = { deals: hasRead(meta, 'deals'), messages: hasRead(meta, 'messages') };
  const taken = isRead.messages ? [] : await filesOfTrip(db, trip);
  return { trip, here, isRead, taken };
}

async function filesOfTrip(db: PersonDb, trip: Trip | null): Promise<TripFile[]> {
  const hashes = trip?.files ?? [];
  const found = await db.files.bulkGet(hashes);
  return hashes.map((hash, at) => ({ hash, size: found[at]?.size ?? 0 }));
}

/** What both say together. */
export function contentsOf({ deals, messages, files }: TripRows, state: TripState): TripContents {
  const { trip, isRead } = state;
  const { missing, ...shortlist } = deals;
  const [gone, away] = isRead.deals ? [missing, 0] : [0, missing];
  return { trip, deals: { ...shortlist, gone, away }, messages, files: filesOf(files, state), isRead };
}

/** Whether all that the server has for this person, or of that a group, has been read. */
export async function isAllRead(group?: RowGroup): Promise<boolean> {
  const db = await currentDb();
  return hasRead(await reconnecting(db, () => readMeta(db)), group);
}

function hasRead(meta: Meta, group?: RowGroup): boolean {
  const { epoch, resyncFrom, isBetweenPages } = meta;
  return epoch !== '' && (resyncFrom === null || hasArrived(meta, group)) && !isBetweenPages;
}

async function shortlisted(db: PersonDb): Promise<TripRows['deals']> {
  const kept = (await rowsOf(db, 'pipeline').toArray()).filter(({ shortlistedAt }) => shortlistedAt !== null);
  const found = await rowsOf(db, 'opportunities').bulkGet(kept.map(({ opportunityId }) => opportunityId));
  const deals = found.filter((deal) => deal !== undefined);
  return {
    count: kept.length,
    missing: kept.length - deals.length,
    notes: kept.filter(({ note }) => note !== '').length,
    bytes: sum([...kept, ...deals].map(rowBytes)),
  };
}

async function written(db: PersonDb): Promise<TripContents['messages']> {
  const messages = await rowsOf(db, 'directMessages').toArray();
  return { count: messages.length, bytes: sum(messages.map(rowBytes)) };
}

function filesOf(named: TripFile[], { trip, here: hashes, taken }: TripState): TripContents['files'] {
  const known = new Set(named.map(({ hash }) => hash));
  const files = [...named, ...taken.filter(({ hash }) => !known.has(hash))];
  const noLonger = new Set(trip?.gone);
  const here = files.filter(({ hash }) => hashes.has(hash));
  const gone = files.filter(({ hash }) => !hashes.has(hash) && noLonger.has(hash));
  const brought = (trip?.brought ?? []).filter(({ hash }) => hashes.has(hash));
  return {
    count: files.length,
    bytes: sum(files.map((file) => (gone.includes(file) ? 0 : file.size))),
    here: here.length,
    bytesHere: sum(here.map(({ size }) => size)),
    bytesBrought: sum(brought.map(({ size }) => size)),
    gone: gone.length,
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
