import * as z from 'zod';
import { currentDb } from '#src/data/database/open-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { type Cancelled, cancelItem } from '#src/data/outbox/outbox-actions.ts';
import { waitingSubmission } from '#src/data/unsent/waiting-maker.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { raisedFault, raisedFields } from '#sync/rules/raised.ts';
import { faultsOf } from './faults-of.ts';
import type { FormEdits } from './profile.ts';

type TakenBack = Cancelled & { draftId: string | undefined };

const form = z.object(raisedFields);

// Each resolves once the change is stored on this device, and throws RefusedError where it will not do.

export async function setRaisedAmount(opportunityId: string, { from, to }: FormEdits): Promise<void> {
  await mutate('setRaisedAmount', { opportunityId, from, to: form.partial().parse(to) });
}

export async function closeOpportunity(opportunityId: string): Promise<void> {
  await mutate('closeOpportunity', { opportunityId });
}

/**
 * Takes a submission back that waits on this device: its draft is open again, and nobody need be told of a pitch that they
 * never saw. Answers which draft, too. Throws RefusedError where it has left meanwhile.
 */
export async function takeBackSubmission(opportunityId: string): Promise<TakenBack> {
  const db = await currentDb();
  const [waiting, draft] = await reconnecting(db, () =>
    Promise.all([
      waitingSubmission(db, opportunityId),
      rowsOf(db, 'drafts')
        .filter(({ submittedAs }) => submittedAs === opportunityId)
        .first(),
    ]),
  );
  return { ...(await cancelItem(waiting ?? opportunityId)), draftId: draft?.id };
}

export async function withdrawOpportunity(opportunityId: string): Promise<void> {
  await mutate('withdrawOpportunity', { opportunityId });
}

/** What is wrong with the amount raised, by field. */
export function raisedFaults(deal: Opportunity, { to }: FormEdits): Record<string, string> {
  const fields = { raisedAmount: deal.raisedAmount, ...to };
  const { data } = form.safeParse(fields);
  if (!data) return faultsOf(form, fields);
  const fault = raisedFault({ ...deal, ...data });
  return fault === null ? {} : { raisedAmount: fault };
}
