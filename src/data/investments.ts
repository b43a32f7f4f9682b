import * as z from 'zod';
import { mutate } from '#src/data/exchange/mutate.ts';
import { serverNow } from '#src/data/exchange/server-clock.ts';
import { newId } from '#sync/ids.ts';
import type { Investment } from '#sync/records/investment.ts';
import { hasCome, investmentFields, notYet } from '#sync/rules/investment.ts';
import { faultsOf } from './faults-of.ts';
import type { FormEdits } from './profile.ts';

const whole = z.strictObject(investmentFields);
/** The row of an investment holds more than its form does. */
const form = z.object(investmentFields);

/** What the form of an investment holds before anything is written in it. */
export type BlankInvestment = Pick<
  Investment,
  'company' | 'currency' | 'investedOn' | 'stage' | 'state' | 'note' | 'opportunityId'
> & { amount: number | ''; returned: number | '' };

// Each resolves once the change is stored on this device, and throws RefusedError where it will not do.

export async function recordInvestment(blank: BlankInvestment, { to }: FormEdits): Promise<void> {
  const { opportunityId, ...fields } = blank;
  await mutate('recordInvestment', {
    investmentId: newId(),
    opportunityId,
    ...whole.parse({ ...fields, ...to }),
  });
}

export async function editInvestment(investmentId: string, { from, to }: FormEdits): Promise<void> {
  // Nothing come back is stored as 0 and shown as nothing.
  const stood = from.returned === '' ? { ...from, returned: 0 } : from;
  await mutate('editInvestment', { investmentId, from: stood, to: whole.partial().parse(to) });
}

export async function setInvestmentRemoved(investmentId: string, removed: boolean): Promise<void> {
  await mutate('setInvestmentRemoved', { investmentId, removed });
}

/** What is wrong with the form as a whole, by field. */
export function investmentFaults(stored: BlankInvestment, { to }: FormEdits): Record<string, string> {
  const fields = { ...stored, ...to };
  const { data } = form.safeParse(fields);
  if (!data) return faultsOf(form, fields);
  // What is recorded may lie ahead where the server was not heard yet, of a device whose clock is behind.
  if (data.investedOn === stored.investedOn) return {};
  return hasCome(data.investedOn, new Date(serverNow()).toISOString()) ? {} : { investedOn: notYet };
}
