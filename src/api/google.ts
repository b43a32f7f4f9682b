import {
  googleEndpoint,
  googleFinishEndpoint,
  googleLinkEndpoint,
  removeGoogleLinkEndpoint,
} from '#sync/endpoints/google.ts';
import { request } from './request.ts';

export async function fetchGoogle(): Promise<{ enabled: boolean }> {
  const { method, path, reply } = googleEndpoint;
  return (await request(method, path, reply)).value;
}

export async function postGoogleFinish() {
  const { method, path, reply } = googleFinishEndpoint;
  return (await request(method, path, reply)).value;
}

/** Since when Google opens the account of whoever is signed in; null where it does not. */
export async function fetchGoogleLink(): Promise<string | null> {
  const { method, path, reply } = googleLinkEndpoint;
  return (await request(method, path, reply)).value.linkedAt;
}

export async function deleteGoogleLink(): Promise<void> {
  const { method, path, reply } = removeGoogleLinkEndpoint;
  await request(method, path, reply);
}
