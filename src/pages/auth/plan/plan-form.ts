import type { FormWords } from '#src/data/words/kept-forms.ts';
import { messages } from '#sync/rules/identity.ts';
import { planOf } from '#sync/rules/plans.ts';
import { registerMessages } from '#sync/rules/registration/marketplace.ts';
import { planMessages } from '#sync/rules/registration/plan-page.ts';
import { inTwo } from '../form-faults.ts';

export const blankPlan = {
  form: 'plan',
  userType: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
  newsletter: false,
  planId: '',
};

/** What the page says first where several things are wrong. */
export const planOrder = [
  planMessages.plan,
  planMessages.passwordsDiffer,
  messages.passwordShort,
  planMessages.terms,
];

/** A toast stands beside no field: of one that is missing it says what the other forms say. */
export function toastOf(message: string): ReturnType<typeof inTwo> {
  return inTwo(message === planMessages.missing ? registerMessages.missing : message);
}

/**
 * What the link that led here has chosen already: `?plan=` a plan and with it a role, `?as=` a role. `kept`: the form as it was
 * left, of which a plan of another role does not go with that.
 */
export function chosenBy(query: URLSearchParams, kept: FormWords | null): Partial<typeof blankPlan> {
  const plan = planOf(query.get('plan'));
  if (plan) return { userType: plan.userType, planId: plan.id };
  const userType = query.get('as');
  if (userType !== 'investor' && userType !== 'entrepreneur') return {};
  return kept && kept.userType !== userType ? { userType, planId: '' } : { userType };
}

/** Whether somebody has chosen something else since than the link that led here. */
export function isOtherThan(
  { userType, planId }: ReturnType<typeof chosenBy>,
  now: Pick<typeof blankPlan, 'userType' | 'planId'>,
): boolean {
  return (userType !== undefined && userType !== now.userType) || (Boolean(planId) && planId !== now.planId);
}

export function withoutChoice(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name !== 'plan' && name !== 'as'));
}
