import { forgotPasswordEndpoint, resetPasswordEndpoint } from '#sync/endpoints/password.ts';
import { call } from './request.ts';

export async function postForgotPassword(email: string): Promise<void> {
  await call(forgotPasswordEndpoint, { body: { email } });
}

export async function postResetPassword(token: string, password: string): Promise<void> {
  await call(resetPasswordEndpoint, { body: { token, password } });
}
