import * as z from 'zod';
import { messages } from '#sync/rules/identity.ts';
import { marketplaceRegistration, registerMessages } from '#sync/rules/registration/marketplace.ts';

/** The form of /register: the marketplace's payload with the terms, which the screen asks for. */
export const registerForm = marketplaceRegistration.safeExtend({
  termsAccepted: z.literal(true, messages.terms),
});

export const blankRegister = {
  form: 'marketplace',
  fullName: '',
  email: '',
  userType: '',
  location: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
};

/** What is missing is said before what differs, and that before what is too short. */
export const registerOrder = [
  registerMessages.missing,
  registerMessages.mismatch,
  registerMessages.tooShort,
  messages.terms,
];
