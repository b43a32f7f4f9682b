import { inTransaction } from '#src/data/database/in-transaction.ts';
import { openPersonDb } from '#src/data/database/open-db.ts';
import { type Entry, type Kept, type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { enqueue } from '#src/data/exchange/mutate.ts';
import { serverNow } from '#src/data/exchange/server-clock.ts';
import { isRefusedHereOnly } from '#src/data/unsent/unsent-entries.ts';
import { guestId } from '#sync/ids.ts';
import { mutationNamed } from '#sync/mutations/all.ts';

/**
 * Has the person who signs in send what was written to us on this device before, and deal with what was refused of it: as
 * a guest's it would lie here, counted by no screen, until they sign out. What was sent is theirs, too: the next guest is not to
 * read it. The guest keeps their copies until the device is theirs, so that at no moment a screen says that nothing waits: answers
 * what takes those away.
 */
export async function takeGuestMessages(person: PersonDb): Promise<() => Promise<void>> {
  const guest = openPersonDb(guestId);
  const [entries, kept] = await reconnecting(guest, () =>
    Promise.all([guest.outbox.orderBy('order').toArray(), guest.kept.orderBy('order').toArray()]),
  );
  const messages = entries.filter(isMessage);
  for (const sent of kept.filter(isMessage)) await takeAsSent(person, sent);
  for (const entry of messages) {
    if (entry.state === 'waiting') await enqueue(person, entry);
    else if (entry.state === 'applied') await takeAsSent(person, { ...entry, keptAt: serverNow() });
    else if (entry.state === 'frozen' || isRefusedHereOnly(entry)) await takeAsItIs(person, entry);
  }
  return async () => {
    if (messages.length + kept.length === 0) return;
    await inTransaction(guest, async () => {
      await guest.outbox.bulkDelete(messages.map(({ order }) => order));
      await guest.kept.bulkDelete(kept.map(({ order }) => order));
    });
  };
}

function isMessage({ name }: Entry): boolean {
  return mutationNamed(name)?.guests === true;
}

/**
 * What was handed to the network may have been taken from the guest: it stays unchangeable under its id, by which the
 * server knows it, and only its seq is of the person's client. What was refused stays refused.
 */
async function takeAsItIs(person: PersonDb, { seq: _, ...entry }: Entry): Promise<void> {
  await inTransaction(person, async () => {
    const order = await nextOrder(person, entry);
    if (order === null) return;
    const meta = await readMeta(person);
    const isFrozen = entry.state === 'frozen';
    await person.outbox.add({ ...entry, order, ...(isFrozen && { seq: meta.nextSeq }) });
    await person.meta.put({ ...meta, nextSeq: meta.nextSeq + (isFrozen ? 1 : 0), writes: meta.writes + 1 });
  });
}

/** It changes no row that its effects would have to reach. A restored server is offered it by the person. */
async function takeAsSent(person: PersonDb, { seq: _, ...sent }: Kept): Promise<void> {
  await inTransaction(person, async () => {
    const order = await nextOrder(person, sent);
    if (order !== null) await person.kept.add({ ...sent, order });
  });
}

/** Null where the person has it: a tab may have died between taking it here and removing it there. */
async function nextOrder(person: PersonDb, { id }: Entry): Promise<number | null> {
  const [known, again, ...lastOf] = await Promise.all([
    person.outbox.get({ id }),
    person.kept.get({ id }),
    person.outbox.orderBy('order').last(),
    person.kept.orderBy('order').last(),
  ]);
  return known || again ? null : Math.max(0, ...lastOf.map((last) => last?.order ?? 0)) + 1;
}
