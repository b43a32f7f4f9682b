import { shownInTab } from '#src/lib/shown-in-tab.ts';
import { currentUserEndpoint } from '#sync/endpoints/auth.ts';
import { call, request } from './request.ts';

/** Who is signed in by the server's word; null where nobody is, or not this `person`. */
export async function fetchCurrentUser(person = shownInTab.personId) {
  const { method, path, reply } = currentUserEndpoint;
  return (await request(method, path, reply, { nullOn401: true, person })).value;
}

/** Throws ApiError 401, with the server's words, where whoever the tab shows is not signed in. */
export async function checkSession(): Promise<void> {
  await call(currentUserEndpoint, { person: shownInTab.personId });
}
