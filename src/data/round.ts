import * as z from 'zod';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { raisedFault, raisedFields } from '#sync/rules/raised.ts';
import { faultsOf } from './faults-of.ts';
import { mutate } from './mutate.ts';
import type { FormEdits } from './profile.ts';

const form = z.object(raisedFields);

// Each resolves once the change is stored on this device, and throws RefusedError where it will not do.

export async function setRaisedAmount(opportunityId: string, { from, to }: FormEdits): Promise<void> {
  await mutate('setRaisedAmount', { opportunityId, from, to: form.partial().parse(to) });
}

export async function closeOpportunity(opportunityId: string): Promise<void> {
  await mutate('closeOpportunity', { opportunityId });
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
