import * as z from 'zod';
import { currentDb } from '#src/data/database/open-db.ts';
import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { localDay } from '#src/lib/local-day.ts';

/** Has it counted that the person opened a deal, once a day: what this device has said today it does not say again. */
export async function noteView(opportunityId: string): Promise<void> {
  const db = await currentDb();
  if (!(await reconnecting(db, () => isNoted(db, opportunityId))))
    await mutate('noteView', { opportunityId });
}

async function isNoted(db: PersonDb, opportunityId: string): Promise<boolean> {
  const today = localDay(Date.now());
  const isIt = ({ name, args, doneAt }: Entry) =>
    name === 'noteView' &&
    said.safeParse(args).data?.opportunityId === opportunityId &&
    localDay(Date.parse(doneAt)) === today;
  return (await db.outbox.filter(isIt).count()) + (await db.kept.filter(isIt).count()) > 0;
}

const said = z.object({ opportunityId: z.string() });
