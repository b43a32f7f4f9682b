import { googleEndpoint, googleFinishEndpoint } from '#sync/endpoints/google.ts';
import { request } from './request.ts';

export async function fetchGoogle(): Promise<{ enabled: boolean }> {
  const { method, path, reply } = googleEndpoint;
  return (await request(method, path, reply)).value;
}

export async function postGoogleFinish() {
  const { method, path, reply } = googleFinishEndpoint;
  return (await request(method, path, reply)).value;
}
