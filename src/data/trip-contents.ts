import { type PersonDb, readMeta, type Trip } from './person-db.ts';
import { rowBytes } from './row-bytes.ts';
import { rowsOf } from './rows.ts';
import { currentTrip, messageFiles } from './trip.ts';

/**
 * What a trip takes along, as it is on this device now. Of the deals on the shortlist, `gone` are listed no more: what the
 * person noted about them is there all the same. Of the files, `gone` are no longer on the server. Bytes as rowBytes has them.
 * `isSynced`: all that the server has for this person has been read, and is not just being read anew.
 */
export type TripContents = {
  trip: Trip | null;
  deals: { count: number; gone: number; notes: number; bytes: number };
  messages: { count: number; bytes: number };
  files: { count: number; bytes: number; here: number; bytesHere: number; gone: number };
  isSynced: boolean;
};

export async function tripContents(db: PersonDb): Promise<TripContents> {
  const trip = await currentTrip(db);
  const { epoch, resyncFrom, isBetweenPages } = await readMeta(db);
  return {
    trip,
    deals: await shortlisted(db),
    messages: await written(db),
    files: await filesOf(db, trip),
    isSynced: epoch !== '' && resyncFrom === null && !isBetweenPages,
  };
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

async function filesOf(db: PersonDb, trip: Trip | null): Promise<TripContents['files']> {
  const files = (await messageFiles(db)).map(({ file }) => file);
  const hashes = new Set(await db.files.toCollection().primaryKeys());
  const here = files.filter(({ hash }) => hashes.has(hash));
  const gone = files.filter(({ hash }) => !hashes.has(hash) && trip?.gone.includes(hash));
  return {
    count: files.length,
    bytes: sum(files.map(({ size }) => size)),
    here: here.length,
    bytesHere: sum(here.map(({ size }) => size)),
    gone: gone.length,
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
