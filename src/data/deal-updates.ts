import * as z from 'zod';
import { currentDb } from '#src/data/database/open-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { cancelItem } from '#src/data/outbox/outbox-actions.ts';
import { waitingMaker } from '#src/data/unsent/waiting-maker.ts';
import { newId } from '#sync/ids.ts';
import { updateFields } from '#sync/rules/deal-update.ts';
import { faultsOf } from './faults-of.ts';
import type { FormEdits } from './profile.ts';

const whole = z.strictObject(updateFields);

/** What the form of an update holds before anything is written in it. */
export const blankUpdate = { title: '', text: '' };

// Each resolves once the change is stored on this device, and throws RefusedError where it will not do.

export async function publishUpdate(opportunityId: string, { to }: FormEdits): Promise<void> {
  await mutate('publishUpdate', {
    updateId: newId(),
    opportunityId,
    ...whole.parse({ ...blankUpdate, ...to }),
  });
}

export async function editUpdate(updateId: string, { from, to }: FormEdits): Promise<void> {
  await mutate('editUpdate', { updateId, from, to: whole.partial().parse(to) });
}

export async function setUpdateRemoved(updateId: string, removed: boolean): Promise<void> {
  await mutate('setUpdateRemoved', { updateId, removed });
}

/** Takes an update back: one that waits on this device, there, with what was done with it. Answers how to put it back. */
export async function takeBackUpdate(updateId: string): Promise<() => Promise<void>> {
  const db = await currentDb();
  const row = { table: 'dealUpdates', id: updateId } as const;
  const waiting = await reconnecting(db, () => waitingMaker(db, 'publishUpdate', row));
  if (waiting !== null) return (await cancelItem(waiting)).undo;
  await setUpdateRemoved(updateId, true);
  return () => setUpdateRemoved(updateId, false);
}

/** What is wrong with the form as a whole, by field. */
export function updateFaults(stored: typeof blankUpdate, { to }: FormEdits): Record<string, string> {
  return faultsOf(z.object(updateFields), { ...stored, ...to });
}
