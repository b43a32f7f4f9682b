import { loginEndpoint, logoutEndpoint, registerEndpoint } from '#sync/endpoints/auth.ts';
import type { RegistrationInput } from '#sync/rules/registration/all.ts';
import { type BodyOf, call } from './request.ts';

export type Credentials = BodyOf<typeof loginEndpoint>;

export function postRegister(body: RegistrationInput, isRemembered: boolean) {
  return call(registerEndpoint, { body, ...(isRemembered && { query: { remember: 'true' } }) });
}

export function postLogin(body: Credentials) {
  return call(loginEndpoint, { body });
}

export async function postLogout(): Promise<void> {
  await call(logoutEndpoint);
}
