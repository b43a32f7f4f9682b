import type { PersonDb, Trip } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { putFile } from '#src/data/database/stored-file.ts';
import { writableDb } from '#src/data/database/writable-db.ts';
import { storeHere } from '#src/data/words/store-here.ts';
import type { Attachment } from '#sync/records/message.ts';
import { forgetTheseFiles, type Keep } from './files.ts';

const day = 86_400_000;

/** A file and a message that it came along with: the server gives it by that. */
export type MessageFile = { messageId: string; file: Attachment };

/** The files of all messages on this device, each once. */
export async function messageFiles(db: PersonDb): Promise<MessageFile[]> {
  const messages = await rowsOf(db, 'directMessages').toArray();
  const files = messages.flatMap(({ id, attachments = [] }) =>
    attachments.map((file): [string, MessageFile] => [file.hash, { messageId: id, file }]),
  );
  return [...new Map(files).values()];
}

/** The trip that is kept on this device; null where there is none. */
export async function currentTrip(db: PersonDb): Promise<Trip | null> {
  return (await db.trips.get('trip')) ?? null;
}

/** That of whoever uses the device. */
export async function tripHere(): Promise<Trip | null> {
  const { db } = await writableDb();
  return reconnecting(db, () => currentTrip(db));
}

/** Whether this very trip is still kept on this device: another may have been begun since. */
export async function isTaken({ takenAt }: Trip): Promise<boolean> {
  return (await tripHere())?.takenAt === takenAt;
}

/**
 * Keeps a trip from now on: all files of messages are pinned, whether they are here already or still to be brought. Answers when
 * it was taken, by which it is known.
 */
export async function beginTrip(
  days: number,
  { part }: Pick<Trip, 'part'>,
  now: number,
): Promise<Trip['takenAt']> {
  const takenAt = new Date(now).toISOString();
  await changeTrip(async (db) => ({
    key: 'trip',
    takenAt,
    until: new Date(now + days * day).toISOString(),
    files: (await messageFiles(db)).map(({ file }) => file.hash),
    gone: [],
    part,
  }));
  return takenAt;
}

/** The server has this file no more. */
export async function noteGone(hash: string): Promise<void> {
  await changeTrip((_, trip) => trip && { ...trip, gone: [...new Set([...trip.gone, hash])] });
}

/** How to keep a file that this trip brings, and that goes with it: not at all where it is over by then. */
export function keepFor({ takenAt }: Trip, { hash, size }: Attachment): Keep {
  return async (db, bytes) => {
    const content = await bytes.arrayBuffer();
    return reconnecting(db, () =>
      db.transaction('rw', [db.trips, db.files], async () => {
        const trip = await currentTrip(db);
        if (trip?.takenAt !== takenAt) return false;
        await putFile(db, hash, bytes, content);
        const brought = (trip.brought ?? []).filter((each) => each.hash !== hash);
        const files = [...new Set([...trip.files, hash])];
        await db.trips.put({ ...trip, files, brought: [...brought, { hash, size }] });
        return true;
      }),
    );
  };
}

/** What the server says of its directory: on the plane nobody else can tell. */
export async function noteNoDirectory(hasNone: boolean): Promise<void> {
  await changeTrip((_, trip) =>
    !trip || (trip.hasNoDirectory ?? false) === hasNone ? trip : { ...trip, hasNoDirectory: hasNone },
  );
}

/** Keeps it so many days longer, from its end or from today, whichever is later. `now` in ms. */
export async function keepLonger(days: number, now: number): Promise<void> {
  await changeTrip(
    (_, trip) =>
      trip && {
        ...trip,
        until: new Date(Math.max(now, Date.parse(trip.until)) + days * day).toISOString(),
      },
  );
}

/**
 * Ends the trip and deletes the files that it brought, except what is still to be sent. Those that were here before are like
 * any others again. Answers what it was.
 */
export async function endTrip(): Promise<Trip | null> {
  const { db } = await writableDb();
  let trip: Trip | null = null;
  // At once: what is brought meanwhile is either known to it by then, or not kept.
  await reconnecting(db, () =>
    db.transaction('rw', db.trips, async () => {
      trip = (await currentTrip(db)) ?? trip;
      await db.trips.delete('trip');
    }),
  );
  await forgetTheseFiles(db, broughtBy(trip));
  return trip;
}

function broughtBy(trip: Trip | null): string[] {
  return (trip?.brought ?? []).map(({ hash }) => hash);
}

/** Stores another trip in the place of the one that is kept, unless it is the same. Answers which is kept then. */
export async function changeTrip(
  change: (db: PersonDb, known: Trip | null) => Trip | null | Promise<Trip | null>,
): Promise<Trip | null> {
  const here = await writableDb();
  const { db } = here;
  return storeHere(here, [db.trips, rowsOf(db, 'directMessages')], async () => {
    const known = await currentTrip(db);
    const trip = await change(db, known);
    if (trip && trip !== known) await db.trips.put(trip);
    return trip;
  });
}
