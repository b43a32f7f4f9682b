import type * as z from 'zod';
import { loginEndpoint, logoutEndpoint, registerEndpoint } from '#sync/endpoints/auth.ts';
import type { RegistrationInput } from '#sync/rules/registration/all.ts';
import { request } from './request.ts';

export type Credentials = z.input<(typeof loginEndpoint)['body']>;

export async function postRegister(body: RegistrationInput) {
  const { value } = await request(registerEndpoint.method, registerEndpoint.path, registerEndpoint.reply, {
    body,
  });
  return value;
}

export async function postLogin(body: Credentials) {
  const { value } = await request(loginEndpoint.method, loginEndpoint.path, loginEndpoint.reply, { body });
  return value;
}

export async function postLogout(): Promise<void> {
  await request(logoutEndpoint.method, logoutEndpoint.path, logoutEndpoint.reply);
}
