import * as z from 'zod';
import { mutate } from '#src/data/exchange/mutate.ts';
import { personFields, preferenceFields } from '#sync/rules/profile.ts';
import { companyFields, moreCompanyFields } from '#sync/rules/registration/entrepreneur.ts';
import {
  investmentProfileFields,
  isRangeInOrder,
  minimumAboveMaximum,
} from '#sync/rules/registration/investor.ts';
import { faultsOf } from './faults-of.ts';

/** The fields of a form that changed: what stood there when the person began to write, and what they wrote. */
export type FormEdits = { from: Record<string, unknown>; to: Record<string, unknown> };

const person = z.strictObject(personFields).partial();
const investor = z.strictObject({ ...investmentProfileFields, ...preferenceFields }).partial();
const company = z.strictObject({ ...companyFields, ...moreCompanyFields }).partial();

// Each resolves once the change is stored on this device, and throws RefusedError where it will not do.

export async function savePerson({ from, to }: FormEdits): Promise<void> {
  await mutate('editPerson', { from, to: person.parse(to) });
}

export async function saveInvestorProfile({ from, to }: FormEdits): Promise<void> {
  await mutate('editInvestorProfile', { from, to: investor.parse(to) });
}

export async function saveCompany({ from, to }: FormEdits): Promise<void> {
  await mutate('editCompany', { from, to: company.parse(to) });
}

/** What is wrong with what was written, by field, in the words of the sign-up forms. */
export function personFaults({ to }: FormEdits): Record<string, string> {
  return faultsOf(person, to);
}

export function companyFaults({ to }: FormEdits): Record<string, string> {
  return faultsOf(company, to);
}

/** `range`: what the profile holds so far, so that an edit of one bound is held against the other. */
export function investorFaults(
  { to }: FormEdits,
  range: { minInvestmentRange: number | null; maxInvestmentRange: number | null },
): Record<string, string> {
  const parsed = investor.safeParse(to);
  if (!parsed.success) return faultsOf(investor, to);
  return isRangeInOrder({ ...range, ...parsed.data }) ? {} : { minInvestmentRange: minimumAboveMaximum };
}
