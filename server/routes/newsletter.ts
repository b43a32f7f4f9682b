import Router from '@koa/router';
import { confirmNewsletterEndpoint, unsubscribeNewsletterEndpoint } from '#sync/endpoints/newsletter.ts';
import { confirmSubscription, endSubscription, subscriptionOfLink } from '../db/newsletter.ts';
import { HttpFailure } from '../http-failure.ts';
import { noteRefusal } from '../newsletter.ts';
import { hashSecret } from '../outside/secrets.ts';
import { readJson } from '../read-json.ts';
import type { Services } from '../services.ts';
import { commit } from '../syncing/commit.ts';

const bodyLimit = 4 * 1024;

/** The word of whoever holds the mail. Looking at a link's page changes nothing: mail scanners open every link. */
export function newsletterRoutes(services: Pick<Services, 'database' | 'now' | 'poke'>): Router {
  const router = new Router({ sensitive: true });
  const changes = [
    { endpoint: confirmNewsletterEndpoint, purpose: 'confirm', change: confirmSubscription },
    { endpoint: unsubscribeNewsletterEndpoint, purpose: 'unsubscribe', change: endSubscription },
  ] as const;
  for (const { endpoint, purpose, change } of changes) {
    router.post(endpoint.path, async (ctx) => {
      const { token } = await readJson(ctx, endpoint.body, bodyLimit);
      const moment = services.now();
      await commit(services, async (trx) => {
        const found = await subscriptionOfLink(trx, { hash: hashSecret(token), purpose, now: moment });
        if (!found) throw linkEnded(purpose);
        await change(trx, found.id, moment);
        if (purpose === 'unsubscribe') await noteRefusal(trx, found.email, moment);
      });
      ctx.body = { ok: true };
    });
  }
  return router;
}

/** A mailbox is forgotten some time after it was signed off: whoever does so once more does not have to subscribe for it. */
function linkEnded(purpose: 'confirm' | 'unsubscribe'): HttpFailure {
  const next =
    purpose === 'confirm'
      ? 'Please subscribe again to get a new one.'
      : 'If you have unsubscribed with it, nothing more is sent.';
  return new HttpFailure(404, { code: 'link-ended', message: `This link is no longer valid. ${next}` });
}
