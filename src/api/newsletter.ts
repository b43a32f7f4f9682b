import { confirmNewsletterEndpoint, unsubscribeNewsletterEndpoint } from '#sync/endpoints/newsletter.ts';
import { call } from './request.ts';

const endpoints = { confirm: confirmNewsletterEndpoint, unsubscribe: unsubscribeNewsletterEndpoint };

/** What the owner of a mailbox says by a link of ours. Throws as `request` does. */
export async function postNewsletterWord(purpose: keyof typeof endpoints, token: string): Promise<void> {
  await call(endpoints[purpose], { body: { token } });
}
