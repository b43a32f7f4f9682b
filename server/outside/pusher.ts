import { type OutgoingHttpHeaders, request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import webPush from 'web-push';
import type { Settings } from '../env.ts';
import { mayPushTo } from '../policies/push-endpoints.ts';
import { publicLookup } from './public-addresses.ts';
import type { PushKeys } from './push-keys.ts';

/**
 * Wakes a device through its browser's push service. `gone`: there is no such device any more (404, 410). `refused`: not now;
 * `retryAfter`: so many seconds, where the service says so. Rejects where the service cannot be reached.
 */
export type Push = (endpoint: string) => Promise<Pushed>;
export type Pushed =
  | { end: 'taken' }
  | { end: 'gone' }
  | { end: 'refused'; status: number; retryAfter: number | null };

const timeout = 5_000;
/** How long a service keeps it for a device that is off: by then the mail has told of it. Seconds. */
const life = 3 * 24 * 60 * 60;

/**
 * Nothing is said but that there is something: no payload goes along, not even a kind. The service learns when, and nothing
 * else, and the device asks us for the rest; so there is nothing to encrypt, and no keys of devices are kept here either.
 */
export function createPusher(settings: Settings, keys: PushKeys): Push {
  const { publicKey, privateKey } = keys;
  const subject = settings.PUSH_SUBJECT ?? `mailto:${settings.SUPPORT_EMAIL}`;
  return async (endpoint) => {
    // It was asked when it was stored; a rule that has become stricter since counts.
    if (!mayPushTo(endpoint, settings)) return { end: 'gone' };
    const { origin } = new URL(endpoint);
    const proof = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm');
    const { status, retryAfter } = await post(
      endpoint,
      // Topic: of what a service keeps for a device that is off, the newest is enough.
      { ...proof, TTL: life, Urgency: 'normal', Topic: 'news', 'Content-Length': 0 },
      settings,
    );
    if (status === 404 || status === 410) return { end: 'gone' };
    if (status >= 200 && status < 300) return { end: 'taken' };
    return { end: 'refused', status, retryAfter };
  };
}

/** An answer's body is never read, and a redirection never followed. */
function post(
  endpoint: string,
  headers: OutgoingHttpHeaders,
  { PUSH_ANYWHERE }: Settings,
): Promise<{ status: number; retryAfter: number | null }> {
  return new Promise((resolve, reject) => {
    const send = endpoint.startsWith('https:') ? request : requestPlainly;
    const sent = send(
      endpoint,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(timeout),
        ...(!PUSH_ANYWHERE && { lookup: publicLookup }),
      },
      (answer) => {
        const seconds = Number(answer.headers['retry-after']);
        resolve({ status: answer.statusCode ?? 0, retryAfter: seconds > 0 ? seconds : null });
        answer.destroy();
      },
    );
    sent.once('error', reject);
    sent.end();
  });
}
