import * as z from 'zod';
import { moreCompanyLabels } from '#src/content/entrepreneur-form.ts';
import {
  entrepreneurBasicRegistration,
  entrepreneurFullRegistration,
} from '#sync/rules/registration/entrepreneur.ts';

export const blankEntrepreneur = {
  userType: 'entrepreneur',
  fullName: '',
  email: '',
  password: '',
  confirmPassword: '',
  companyName: '',
  stage: '',
  companyDescription: '',
  termsAccepted: false,
  industry: '',
  location: '',
  fundingRequired: '',
  teamSize: '',
  useOfFunds: '',
  businessModel: '',
  phoneNumber: '',
  currentRevenue: '',
  website: '',
  linkedinProfile: '',
  previousFunding: '',
};

const ofSecondGroup = new Set(Object.keys(moreCompanyLabels));

/** Whether anything of "More about your company" has been filled in: from then on all of it is asked for. */
export function isMoreBegun(values: object): boolean {
  return Object.entries(values).some(
    ([field, value]) => ofSecondGroup.has(field) && typeof value === 'string' && value.trim() !== '',
  );
}

/** The form as a payload: the first group alone makes an account; once the second is begun, both are sent. */
export const entrepreneurForm = z.preprocess(
  (given) => {
    if (typeof given !== 'object' || given === null) return given;
    if (isMoreBegun(given)) return { ...given, form: 'entrepreneur-full' };
    const first = Object.entries(given).filter(([field]) => !ofSecondGroup.has(field));
    return { ...Object.fromEntries(first), form: 'entrepreneur-basic' };
  },
  z.discriminatedUnion('form', [entrepreneurBasicRegistration, entrepreneurFullRegistration]),
);
