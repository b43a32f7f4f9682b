import { inTransaction } from '#src/data/database/in-transaction.ts';
import { openPersonDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { guestId } from '#sync/ids.ts';

/**
 * What somebody asked the assistant before signing in is theirs from now on: it goes on, and the next one at this device does
 * not read it.
 */
export async function takeGuestAsks(person: PersonDb): Promise<void> {
  const guest = openPersonDb(guestId);
  const asks = await reconnecting(guest, () => guest.asks.toArray());
  if (asks.length === 0) return;
  await inTransaction(person, async () => void (await person.asks.bulkPut(asks)));
  await inTransaction(guest, () => guest.asks.bulkDelete(asks.map(({ id }) => id)));
}
