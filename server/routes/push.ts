import Router from '@koa/router';
import { beginPushEndpoint, endPushEndpoint, readPushEndpoint } from '#sync/endpoints/push.ts';
import { endPushSubscription, hasPushSubscription, savePushSubscription } from '../db/push-subscriptions.ts';
import { HttpFailure } from '../http-failure.ts';
import { requireSession } from '../middleware/session.ts';
import { mayPushTo } from '../policies/push-endpoints.ts';
import { readJson } from '../read-json.ts';
import type { Services } from '../services.ts';

const bodyLimit = 8 * 1024;
const devicesOfAPerson = 10;

/** Whether the device of a session is woken when there is something new. */
export function pushRoutes({ database, now, pushKeys, settings }: Services): Router {
  const router = new Router({ sensitive: true });

  router.get(readPushEndpoint.path, async (ctx) => {
    const { session } = requireSession(ctx);
    ctx.body = { key: pushKeys.publicKey, isOn: await hasPushSubscription(database.read, session.id) };
  });

  router.post(beginPushEndpoint.path, async (ctx) => {
    const { account, session } = requireSession(ctx);
    const { endpoint } = await readJson(ctx, beginPushEndpoint.body, bodyLimit);
    if (!mayPushTo(endpoint, settings))
      throw new HttpFailure(400, {
        code: 'not-a-push-service',
        message: 'This browser’s notifications come from an address that Pankh cannot use.',
      });
    const subscription = { sessionId: session.id, accountId: account.id, endpoint, createdAt: now() };
    await database.write
      .transaction()
      .execute((trx) => savePushSubscription(trx, subscription, devicesOfAPerson));
    ctx.body = { ok: true };
  });

  router.delete(endPushEndpoint.path, async (ctx) => {
    const { session } = requireSession(ctx);
    await endPushSubscription(database.write, session.id);
    ctx.body = { ok: true };
  });

  return router;
}
