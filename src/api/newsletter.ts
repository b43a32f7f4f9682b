import { confirmNewsletterEndpoint, unsubscribeNewsletterEndpoint } from '#sync/endpoints/newsletter.ts';
import { request } from './request.ts';

const endpoints = { confirm: confirmNewsletterEndpoint, unsubscribe: unsubscribeNewsletterEndpoint };

/** What the owner of a mailbox says by a link of ours. Throws as `request` does. */
export async function postNewsletterWord(purpose: keyof typeof endpoints, token: string): Promise<void> {
  const { method, path, reply } = endpoints[purpose];
  await request(method, path, reply, { body: { token } });
}
