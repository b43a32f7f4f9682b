import { beginPushEndpoint, endPushEndpoint, readPushEndpoint } from '#sync/endpoints/push.ts';
import { call } from './request.ts';

export function fetchPush() {
  return call(readPushEndpoint);
}

export async function postPush(endpoint: string): Promise<void> {
  await call(beginPushEndpoint, { body: { endpoint } });
}

export async function deletePush(): Promise<void> {
  await call(endPushEndpoint);
}
