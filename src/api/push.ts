import { beginPushEndpoint, endPushEndpoint, readPushEndpoint } from '#sync/endpoints/push.ts';
import { request } from './request.ts';

export async function fetchPush() {
  const { method, path, reply } = readPushEndpoint;
  return (await request(method, path, reply)).value;
}

export async function postPush(endpoint: string): Promise<void> {
  const { method, path, reply } = beginPushEndpoint;
  await request(method, path, reply, { body: { endpoint } });
}

export async function deletePush(): Promise<void> {
  const { method, path, reply } = endPushEndpoint;
  await request(method, path, reply);
}
