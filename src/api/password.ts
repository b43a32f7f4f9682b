import { forgotPasswordEndpoint, resetPasswordEndpoint } from '#sync/endpoints/password.ts';
import { request } from './request.ts';

export async function postForgotPassword(email: string): Promise<void> {
  const { method, path, reply } = forgotPasswordEndpoint;
  await request(method, path, reply, { body: { email } });
}

export async function postResetPassword(token: string, password: string): Promise<void> {
  const { method, path, reply } = resetPasswordEndpoint;
  await request(method, path, reply, { body: { token, password } });
}
