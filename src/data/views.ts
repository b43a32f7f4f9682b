import * as z from 'zod';
import { localDay } from '#src/lib/local-day.ts';
import { mutate } from './mutate.ts';
import { currentDb } from './open-db.ts';
import type { Entry, PersonDb } from './person-db.ts';
import { reconnecting } from './reconnecting.ts';

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
