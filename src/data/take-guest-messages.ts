import { guestId } from '#sync/ids.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import { inTransaction } from './in-transaction.ts';
import { enqueue } from './mutate.ts';
import { openPersonDb } from './open-db.ts';
import { type Entry, type PersonDb, readMeta } from './person-db.ts';
import { reconnecting } from './reconnecting.ts';
import { isRefusedHereOnly } from './unsent-entries.ts';

/**
 * Has the person who signs in send what was written to us on this device before, and deal with what was refused of it: as
 * a guest's it would lie here, counted by no screen, until they sign out. The guest keeps their copies
 * until the device is theirs, so that at no moment a screen says that nothing waits: answers what takes those away.
 */
export async function takeGuestMessages(person: PersonDb): Promise<() => Promise<void>> {
  const guest = openPersonDb(guestId);
  const entries = await reconnecting(guest, () => guest.outbox.orderBy('order').toArray());
  const messages = entries.filter((entry) => mutationNamed(entry.name)?.guests && needsSomebody(entry));
  for (const entry of messages) {
    if (entry.state === 'waiting') await enqueue(person, entry);
    else await takeAsItIs(person, entry);
  }
  return async () => {
    if (messages.length === 0) return;
    await inTransaction(guest, () => guest.outbox.bulkDelete(messages.map(({ order }) => order)));
  };
}

function needsSomebody(entry: Entry): boolean {
  return entry.state === 'waiting' || entry.state === 'frozen' || isRefusedHereOnly(entry);
}

/**
 * What was handed to the network may have been taken from the guest: it stays unchangeable under its id, by which the
 * server knows it, and only its seq is of the person's client. What was refused stays refused.
 */
async function takeAsItIs(person: PersonDb, { seq: _, ...entry }: Entry): Promise<void> {
  await inTransaction(person, async () => {
    const [known, again, meta, ...lastOf] = await Promise.all([
      person.outbox.get({ id: entry.id }),
      person.kept.get({ id: entry.id }),
      readMeta(person),
      person.outbox.orderBy('order').last(),
      person.kept.orderBy('order').last(),
    ]);
    // A tab may have died between taking it here and removing it there.
    if (known || again) return;
    const order = Math.max(0, ...lastOf.map((last) => last?.order ?? 0)) + 1;
    const isFrozen = entry.state === 'frozen';
    await person.outbox.add({ ...entry, order, ...(isFrozen && { seq: meta.nextSeq }) });
    await person.meta.put({ ...meta, nextSeq: meta.nextSeq + (isFrozen ? 1 : 0), writes: meta.writes + 1 });
  });
}
