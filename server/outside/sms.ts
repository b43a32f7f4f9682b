import type { Settings } from '../env.ts';
import type { Deliver } from './mailer.ts';

const timeout = 10_000;

/**
 * SMS through a provider's HTTP interface: a POST of JSON with sender, entity and template as Indian DLT rules ask for
 * them, and a key by which the provider can drop a repeat. Null where none is configured.
 */
export function createSms(settings: Settings): Deliver | null {
  const { SMS_URL, SMS_TOKEN, SMS_SENDER, SMS_ENTITY_ID, SMS_TEMPLATE_ID } = settings;
  if (!SMS_URL) return null;
  return async ({ id, createdAt, recipient, text }) => {
    const answer = await fetch(SMS_URL, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `${id}-${Date.parse(createdAt)}`,
        ...(SMS_TOKEN && { Authorization: `Bearer ${SMS_TOKEN}` }),
      },
      body: JSON.stringify({
        to: recipient,
        text,
        sender: SMS_SENDER,
        entityId: SMS_ENTITY_ID,
        templateId: SMS_TEMPLATE_ID,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    throw Object.assign(new Error('The SMS provider took no SMS'), { responseCode: answer.status });
  };
}
