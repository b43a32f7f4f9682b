import { shownInTab } from '#src/lib/shown-in-tab.ts';
import { beginPushEndpoint, endPushEndpoint, readPushEndpoint } from '#sync/endpoints/push.ts';
import { call } from './request.ts';

export function fetchPush() {
  return call(readPushEndpoint, { person: shownInTab.personId });
}

export async function postPush(endpoint: string): Promise<void> {
  await call(beginPushEndpoint, { body: { endpoint }, person: shownInTab.personId });
}

export async function deletePush(): Promise<void> {
  await call(endPushEndpoint);
}
