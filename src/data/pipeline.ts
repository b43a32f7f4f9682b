import * as z from 'zod';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { changing } from '#src/data/database/storing.ts';
import { writableDb } from '#src/data/database/writable-db.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { localDay } from '#src/lib/local-day.ts';
import { blankPipelineDeal, pipelineId } from '#sync/mutations/pipeline.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import type { PassReason, PipelineDeal, PipelineStage } from '#sync/records/pipeline.ts';
import { pastDay, type Reminder, reminderFields, reminderOf } from '#sync/rules/reminder.ts';
import { faultsOf } from './faults-of.ts';
import type { FormEdits } from './profile.ts';

// Each resolves once the change is stored on this device, and throws RefusedError where it will not do.

export type Deal = Pick<Opportunity, 'id' | 'title'>;

/** `since`: when a deal that is put back was put there. */
export function setShortlisted(deal: Deal, on: boolean, since?: string): Promise<void> {
  return mutate('setShortlisted', { ...about(deal), on, ...(since !== undefined && { since }) });
}

export function setPipelineStage(
  deal: Deal,
  stage: PipelineStage,
  passReasons: PassReason[] = [],
): Promise<void> {
  return inTurn(async () => {
    const { stage: stood, passReasons: reasons } = await standing(deal);
    const from = { stage: stood, passReasons: reasons };
    await mutate('setPipelineStage', { ...about(deal), stage, passReasons, from });
  });
}

export function rateDeal(deal: Deal, rating: number | null): Promise<void> {
  return inTurn(async () => {
    const { rating: from } = await standing(deal);
    await mutate('rateDeal', { ...about(deal), rating, from });
  });
}

/** With whoever chooses in this tab, as what they choose is written. */
async function standing(deal: Deal): Promise<PipelineDeal> {
  const { db } = await writableDb();
  const owner = ownerOf(db);
  const stored = await reconnecting(db, () => rowsOf(db, 'pipeline').get(pipelineId(owner, deal.id)));
  return stored ?? blankPipelineDeal(owner, about(deal));
}

let last: Promise<unknown> = Promise.resolve();

/** After the choice before it is stored: two may come quickly, and each says what stood there. */
function inTurn(choose: () => Promise<void>): Promise<void> {
  const done = last.then(choose);
  last = done.catch(() => undefined);
  return changing(() => done);
}

/** `from`: the note as the person saw it when they began to write. */
export function editDealNote(deal: Deal, from: string, to: string): Promise<void> {
  return mutate('editDealNote', { ...about(deal), from, to });
}

/** Sets the reminder of a deal to what a form says. */
export function editReminder(deal: Deal, { from, to }: FormEdits): Promise<void> {
  return mutate('editReminder', {
    ...about(deal),
    from,
    to: z.strictObject(reminderFields).partial().parse(to),
  });
}

/** Lets a reminder go that was dealt with. */
export function finishReminder(deal: Deal, reminder: Reminder): Promise<void> {
  return mutate('editReminder', { ...about(deal), from: reminder, to: reminderOf({}) });
}

/** What is wrong with the form of a reminder, by field. A day that has gone by since it was chosen may stand. */
export function reminderFaults(stored: Reminder, { to }: FormEdits): Record<string, string> {
  const faults = faultsOf(z.object(reminderFields), { ...stored, ...to });
  const isPast = typeof to.remindOn === 'string' && to.remindOn < localDay(Date.now());
  return isPast ? { remindOn: pastDay, ...faults } : faults;
}

function about({ id, title }: Deal) {
  return { opportunityId: id, dealTitle: title };
}
