import { messages } from '#sync/rules/identity.ts';
import { planMessages } from '#sync/rules/registration/plan-page.ts';

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
