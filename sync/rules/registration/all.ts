import * as z from 'zod';
import {
  entrepreneurBasicRegistration,
  entrepreneurFullRegistration,
  moreCompanyFields,
} from './entrepreneur.ts';
import { investorRegistration } from './investor.ts';
import { marketplaceRegistration } from './marketplace.ts';
import { planRegistration } from './plan-page.ts';

const payloads = z.discriminatedUnion('form', [
  marketplaceRegistration,
  investorRegistration,
  entrepreneurBasicRegistration,
  entrepreneurFullRegistration,
  planRegistration,
]);

/** What our screens send: they name their form. */
export type RegistrationInput = z.input<typeof payloads>;
export type Registration = z.output<typeof payloads>;

/**
 * Every payload of `POST /api/auth/register`. The spec's payloads do not name their form: it is told from the fields
 * that only one of them has, and what has none of these is the marketplace's.
 */
export const registrationSchema = z.preprocess(withForm, payloads);

function withForm(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given) || 'form' in given) return given;
  return { ...given, form: formOf(given) };
}

function formOf(given: object): Registration['form'] {
  const has = (names: string[]) => names.some((name) => Object.hasOwn(given, name));
  if (has(['planId', 'firstName', 'lastName'])) return 'plan';
  if (has(['accreditationStatus', 'areasOfExpertise', 'experience', 'minInvestmentRange'])) return 'investor';
  if (!has(['companyName', 'companyDescription'])) return 'marketplace';
  const ofSecondGroup = Object.keys(moreCompanyFields);
  return has([...ofSecondGroup, 'phoneNumber']) ? 'entrepreneur-full' : 'entrepreneur-basic';
}
