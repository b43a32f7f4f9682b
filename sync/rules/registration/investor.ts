import * as z from 'zod';
import { experienceLevels } from '../../catalog.ts';
import { text } from '../../text.ts';
import {
  emailField,
  fullNameField,
  isForm,
  line,
  messages,
  passwordField,
  passwordsMatch,
  phoneField,
  whenMissing,
} from '../identity.ts';
import { amountField } from '../profile-fields.ts';

const levels = experienceLevels.map(({ id }) => id);
const areas = 'Please select at least one area of expertise';

/** The investment profile that the wizard's second step asks for; /profile edits the same. */
export const investmentProfileFields = {
  company: line(120).optional(),
  designation: line(120).optional(),
  experience: z.enum(levels, 'Please select your investment experience'),
  minInvestmentRange: amountField('Please enter minimum investment amount'),
  maxInvestmentRange: amountField('Please enter maximum investment amount'),
  areasOfExpertise: z.array(line(60), areas).min(1, areas).max(30),
  locationPreference: z
    .string(whenMissing('Please enter your location preference'))
    .pipe(line(120).refine((value) => value.length >= 1, 'Please enter your location preference')),
  investmentGoals: z
    .string(whenMissing('Please describe your investment goals'))
    .pipe(text(5_000).refine((value) => value.trim().length >= 10, 'Please describe your investment goals')),
};

export const minimumAboveMaximum = 'Minimum investment cannot be greater than maximum';

/** Both given and in order, or not both given yet. */
export function isRangeInOrder(given: {
  minInvestmentRange?: unknown;
  maxInvestmentRange?: unknown;
}): boolean {
  const { minInvestmentRange: from, maxInvestmentRange: to } = given;
  return typeof from !== 'number' || typeof to !== 'number' || from <= to;
}

/** The three-step wizard of /invest. */
export const investorRegistration = z
  .strictObject({
    form: z.literal('investor'),
    userType: z.literal('investor'),
    fullName: fullNameField,
    email: emailField(),
    phoneNumber: phoneField,
    password: passwordField,
    confirmPassword: z.string().max(1_024),
    ...investmentProfileFields,
    accreditationStatus: z.literal(true, 'You must confirm accredited investor status'),
    termsAccepted: z.literal(true, messages.terms),
  })
  .refine(...passwordsMatch())
  .refine(isRangeInOrder, { path: ['minInvestmentRange'], error: minimumAboveMaximum, when: isForm });
