import { changeEmailEndpoint, reauthenticateEndpoint } from '#sync/endpoints/auth.ts';
import { changePasswordEndpoint } from '#sync/endpoints/password.ts';
import {
  listSessionsEndpoint,
  revokeOtherSessionsEndpoint,
  revokeSessionEndpoint,
  sessionPath,
} from '#sync/endpoints/sessions.ts';
import { request } from './request.ts';

export async function fetchSessions() {
  const { method, path, reply } = listSessionsEndpoint;
  return (await request(method, path, reply)).value;
}

export async function deleteSession(id: string): Promise<void> {
  await request(revokeSessionEndpoint.method, sessionPath(id), revokeSessionEndpoint.reply);
}

export async function deleteOtherSessions(): Promise<void> {
  const { method, path, reply } = revokeOtherSessionsEndpoint;
  await request(method, path, reply);
}

export async function postReauthenticate(password: string): Promise<void> {
  const { method, path, reply } = reauthenticateEndpoint;
  await request(method, path, reply, { body: { password } });
}

export async function postEmail(email: string): Promise<void> {
  const { method, path, reply } = changeEmailEndpoint;
  await request(method, path, reply, { body: { email } });
}

export async function postPassword(password: string, confirmPassword: string): Promise<void> {
  const { method, path, reply } = changePasswordEndpoint;
  await request(method, path, reply, { body: { password, confirmPassword } });
}
