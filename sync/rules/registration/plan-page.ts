import * as z from 'zod';
import { emailField, isForm, line, passwordField, passwordsMatch, phoneField } from '../identity.ts';
import { planOf } from '../plans.ts';

export const planMessages = {
  missing: 'Required',
  plan: 'Please select a subscription plan',
  passwordsDiffer: 'Passwords do not match',
  terms: 'Please agree to the Terms and Conditions',
} as const;

/** The plan signup page, /signup. No payment is taken: the plan is requested. */
export const planRegistration = z
  .strictObject({
    form: z.literal('plan'),
    userType: z.enum(['investor', 'entrepreneur'], planMessages.missing),
    firstName: line(60).refine((value) => value.length >= 1, planMessages.missing),
    lastName: line(60).refine((value) => value.length >= 1, planMessages.missing),
    email: emailField(),
    phoneNumber: phoneField,
    password: passwordField,
    confirmPassword: z.string().max(1_024),
    planId: z.string(planMessages.plan).max(60),
    termsAccepted: z.literal(true, planMessages.terms),
    newsletter: z.boolean().optional(),
  })
  .refine(({ planId, userType }) => isPlanFor(planId, userType), {
    path: ['planId'],
    error: planMessages.plan,
    when: isForm,
  })
  .refine(...passwordsMatch(planMessages.passwordsDiffer));

/** A plan there is, for the role that was chosen; where none is chosen yet, any. */
function isPlanFor(planId: unknown, userType: unknown): boolean {
  const plan = planOf(planId);
  return plan !== undefined && (userType === undefined || plan.userType === userType);
}
