import { shownInTab } from '#src/lib/shown-in-tab.ts';
import { changeEmailEndpoint, reauthenticateEndpoint } from '#sync/endpoints/auth.ts';
import { changePasswordEndpoint } from '#sync/endpoints/password.ts';
import {
  listSessionsEndpoint,
  revokeOtherSessionsEndpoint,
  revokeSessionEndpoint,
  sessionPath,
} from '#sync/endpoints/sessions.ts';
import { call } from './request.ts';

export function fetchSessions() {
  return call(listSessionsEndpoint, { person: shownInTab.personId });
}

export async function deleteSession(id: string): Promise<void> {
  await call({ ...revokeSessionEndpoint, path: sessionPath(id) }, { person: shownInTab.personId });
}

export async function deleteOtherSessions(): Promise<void> {
  await call(revokeOtherSessionsEndpoint, { person: shownInTab.personId });
}

export async function postReauthenticate(password: string): Promise<void> {
  await call(reauthenticateEndpoint, { body: { password }, person: shownInTab.personId });
}

export async function postEmail(email: string): Promise<void> {
  await call(changeEmailEndpoint, { body: { email }, person: shownInTab.personId });
}

export async function postPassword(password: string, confirmPassword: string): Promise<void> {
  await call(changePasswordEndpoint, { body: { password, confirmPassword }, person: shownInTab.personId });
}
