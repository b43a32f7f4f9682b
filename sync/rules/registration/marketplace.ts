import * as z from 'zod';
import { emailField, isForm, lengthOf, line, messages, passwordsMatch, whenMissing } from '../identity.ts';

/** The words of /register: a title and a sentence, parted by " - ". */
export const registerMessages = {
  missing: 'Missing information - Please fill in all required fields.',
  mismatch: 'Password mismatch - Please make sure your passwords match.',
  tooShort: 'Password too short - Password must be at least 8 characters long.',
} as const;
const { missing, mismatch, tooShort } = registerMessages;

/** The marketplace's payload. `username` and `confirmPassword` are accepted and dropped. */
export const marketplaceRegistration = z
  .strictObject({
    form: z.literal('marketplace'),
    username: z.string().max(254).optional(),
    // Any name: the spec asks for two letters on the other forms alone.
    fullName: z
      .string(whenMissing(missing))
      .trim()
      .min(1, missing)
      .pipe(line(120).refine((value) => value !== '', missing)),
    email: z.string(whenMissing(missing)).pipe(emailField(missing)),
    userType: z.enum(['investor', 'entrepreneur'], missing),
    location: line(120).optional(),
    password: z
      .string(whenMissing(missing))
      .min(1, missing)
      .refine((value) => lengthOf(value) <= 256, messages.passwordLong)
      .refine(
        (value) => value.isWellFormed() && !value.includes('\0'),
        'Contains characters that are not text',
      ),
    confirmPassword: z.string().max(1_024).optional(),
    /** Not part of the spec's payload: the screen's checkbox, where it is sent along. */
    termsAccepted: z.literal(true, messages.terms).optional(),
  })
  // In the spec's order: what is missing, what differs, what is too short.
  .refine(...passwordsMatch(mismatch))
  .refine(({ password }) => typeof password !== 'string' || password === '' || lengthOf(password) >= 8, {
    path: ['password'],
    error: tooShort,
    when: isForm,
  });
