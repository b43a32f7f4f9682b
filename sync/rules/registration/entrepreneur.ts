import * as z from 'zod';
import { text } from '../../text.ts';
import {
  emailField,
  fullNameField,
  messages,
  passwordField,
  passwordsMatch,
  phoneField,
  whenMissing,
} from '../identity.ts';
import { amountField, optionalAmount, webAddressField } from '../profile-fields.ts';

function atLeast(least: number, most: number, message: string) {
  return z
    .string(whenMissing(message))
    .pipe(text(most).refine((value) => value.trim().length >= least, message));
}

/** What the first group of the form says of the company. */
export const companyFields = {
  companyName: atLeast(2, 120, 'Company name is required'),
  stage: atLeast(1, 40, 'Please select your company stage'),
  companyDescription: atLeast(
    50,
    20_000,
    'Please provide a detailed company description (min 50 characters)',
  ),
};

/** "More about your company", but for the phone number, which is the account's. */
export const moreCompanyFields = {
  industry: atLeast(1, 80, 'Please select your industry'),
  location: atLeast(2, 120, 'Please enter your company location'),
  fundingRequired: amountField('Please enter funding amount required'),
  teamSize: amountField(
    'Please enter your team size',
    'Please enter your team size as a whole number, such as 8',
  ),
  useOfFunds: atLeast(20, 10_000, 'Please describe how you will use the funds'),
  businessModel: atLeast(20, 10_000, 'Please describe your business model'),
  currentRevenue: optionalAmount('Please enter a whole amount'),
  website: webAddressField('Please enter a valid website URL'),
  linkedinProfile: webAddressField('Please enter a valid LinkedIn URL'),
  previousFunding: text(2_000).optional(),
};

const basic = {
  userType: z.literal('entrepreneur'),
  fullName: fullNameField,
  email: emailField(),
  password: passwordField,
  confirmPassword: z.string().max(1_024),
  ...companyFields,
  termsAccepted: z.literal(true, messages.terms),
};

/** The first group alone: enough for an account. */
export const entrepreneurBasicRegistration = z
  .strictObject({ form: z.literal('entrepreneur-basic'), ...basic })
  .refine(...passwordsMatch());

/** Both groups: the whole schema of the spec. */
export const entrepreneurFullRegistration = z
  .strictObject({
    form: z.literal('entrepreneur-full'),
    ...basic,
    ...moreCompanyFields,
    phoneNumber: phoneField,
  })
  .refine(...passwordsMatch());
