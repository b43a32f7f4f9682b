import type { Attachment } from '#sync/records/message.ts';
import { forgetTheseFiles } from './files.ts';
import { type PersonDb, readMeta, type Trip } from './person-db.ts';
import { reconnecting } from './reconnecting.ts';
import { rowsOf } from './rows.ts';
import { hasLeft, writableDb } from './writable-db.ts';

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

/** Keeps a trip from now on: all files of messages are pinned, whether they are here already or still to be brought. */
export async function beginTrip(
  days: number,
  parts: Pick<Trip, 'part' | 'partBefore' | 'hereBefore'>,
  now: number,
): Promise<void> {
  const takenAt = new Date(now).toISOString();
  await changeTrip(async (db) => ({
    key: 'trip',
    takenAt,
    until: new Date(now + days * day).toISOString(),
    files: (await messageFiles(db)).map(({ file }) => file.hash),
    gone: [],
    ...parts,
  }));
}

/**
 * Pins the files of what was written since, too. Those whose messages are not on this device just now stay pinned. Answers
 * those that are still to be brought.
 */
export async function filesToBring(): Promise<MessageFile[]> {
  const { db } = await writableDb();
  const named = await reconnecting(db, () => messageFiles(db));
  const trip = await changeTrip(
    (_, known) =>
      known && { ...known, files: [...new Set([...known.files, ...named.map(({ file }) => file.hash)])] },
  );
  const here = new Set(await reconnecting(db, () => db.files.toCollection().primaryKeys()));
  return trip ? named.filter(({ file }) => !here.has(file.hash) && !trip.gone.includes(file.hash)) : [];
}

/** The server has this file no more. */
export async function noteGone(hash: string): Promise<void> {
  await changeTrip((_, trip) => trip && { ...trip, gone: [...new Set([...trip.gone, hash])] });
}

/** The trip has brought this file, which goes with it. */
export async function noteBrought({ hash, size }: Attachment): Promise<void> {
  await changeTrip(
    (_, trip) =>
      trip && {
        ...trip,
        brought: [...(trip.brought ?? []).filter((each) => each.hash !== hash), { hash, size }],
      },
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
  const trip = await reconnecting(db, () => currentTrip(db));
  if (!trip) return null;
  await reconnecting(db, () => db.trips.delete('trip'));
  const brought = (trip.brought ?? []).map(({ hash }) => hash);
  await forgetTheseFiles(db, brought);
  return trip;
}

async function changeTrip(
  change: (db: PersonDb, known: Trip | null) => Trip | null | Promise<Trip | null>,
): Promise<Trip | null> {
  const { db } = await writableDb();
  return reconnecting(db, () =>
    db.transaction('rw', [db.trips, db.meta, rowsOf(db, 'directMessages')], async () => {
      if ((await readMeta(db)).isLeft) throw hasLeft();
      const trip = await change(db, await currentTrip(db));
      if (trip) await db.trips.put(trip);
      return trip;
    }),
  );
}
