import * as z from 'zod';
import { currentDb } from '#src/data/database/open-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { changing } from '#src/data/database/storing.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { newId } from '#sync/ids.ts';
import type { Approach } from '#sync/records/approach.ts';
import { approachFields, listFull, mostApproaches } from '#sync/rules/approach.ts';
import { faultsOf } from './faults-of.ts';
import type { FormEdits } from './profile.ts';

const whole = z.strictObject(approachFields);
/** The row of an approach holds more than its form does. */
const form = z.object(approachFields);

/** What an investor is taken from, and what tells who they are once that has gone. */
export type ApproachSource = Pick<
  Approach,
  'directoryId' | 'investorId' | 'name' | 'kind' | 'website' | 'place'
>;

/** What the form holds before anything is written in it. */
export const blankApproach: z.infer<typeof whole> = {
  name: '',
  kind: '',
  website: '',
  place: '',
  stage: 'to-approach',
  followUpOn: '',
  noReasons: [],
  noWords: '',
  note: '',
};

type Named = Pick<Approach, 'id' | 'name'>;

// Each resolves once the change is stored on this device, and throws RefusedError where it will not do.

export function addApproach(source: ApproachSource): Promise<void> {
  return changing(async () => {
    await askForRoom();
    await mutate('addApproach', source);
  });
}

export function recordApproach({ to }: FormEdits): Promise<void> {
  return changing(async () => {
    await askForRoom();
    await mutate('recordApproach', { approachId: newId(), ...whole.parse({ ...blankApproach, ...to }) });
  });
}

export async function editApproach({ id, name }: Named, { from, to }: FormEdits): Promise<void> {
  const args = { approachId: id, investorName: name };
  await mutate('editApproach', { ...args, from, to: whole.partial().parse(to) });
}

/** The day to ask again was of the talks that have ended. From what stands on the device: two choices may come quickly. */
export async function setApproachStage(approach: Approach, stage: Approach['stage']): Promise<void> {
  const db = await currentDb();
  const stored = await reconnecting(db, () => rowsOf(db, 'approaches').get(approach.id));
  const { stage: stood, followUpOn } = stored ?? approach;
  if (stage !== 'no') return editApproach(approach, { from: { stage: stood }, to: { stage } });
  return editApproach(approach, { from: { stage: stood, followUpOn }, to: { stage, followUpOn: '' } });
}

export async function setApproachRemoved({ id, name }: Named, removed: boolean): Promise<void> {
  await mutate('setApproachRemoved', { approachId: id, investorName: name, removed });
}

/** What is wrong with the form as a whole, by field. */
export function approachFaults(stored: object, { to }: FormEdits): Record<string, string> {
  return faultsOf(form, { ...stored, ...to });
}

/** The server counts as well; who is told at once need not learn it later. */
async function askForRoom(): Promise<void> {
  const db = await currentDb();
  const listed = await reconnecting(db, () =>
    rowsOf(db, 'approaches')
      .filter(({ removedAt }) => removedAt === null)
      .count(),
  );
  if (listed >= mostApproaches) throw new RefusedError(listFull);
}
