import { shownInTab } from '#src/lib/shown-in-tab.ts';
import {
  googleEndpoint,
  googleFinishEndpoint,
  googleLinkEndpoint,
  removeGoogleLinkEndpoint,
} from '#sync/endpoints/google.ts';
import { call } from './request.ts';

export function fetchGoogle(): Promise<{ enabled: boolean }> {
  return call(googleEndpoint);
}

export function postGoogleFinish() {
  return call(googleFinishEndpoint);
}

/** Since when Google opens the account of whoever is signed in; null where it does not. */
export async function fetchGoogleLink(): Promise<string | null> {
  return (await call(googleLinkEndpoint, { person: shownInTab.personId })).linkedAt;
}

export async function deleteGoogleLink(): Promise<void> {
  await call(removeGoogleLinkEndpoint, { person: shownInTab.personId });
}
