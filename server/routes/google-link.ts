import Router from '@koa/router';
import { googleLinkEndpoint, removeGoogleLinkEndpoint } from '#sync/endpoints/google.ts';
import { passwordHashOf } from '../db/accounts.ts';
import { endIdentities, linkedAt } from '../db/identities.ts';
import { passwordNeeded, requireAccount, requireRecentSignIn } from '../middleware/session.ts';
import type { Services } from '../services.ts';
import { commit } from '../syncing/commit.ts';

/** Whether Google opens one's own account, and how to end that. */
export function googleLinkRoutes(services: Services): Router {
  const router = new Router({ sensitive: true });

  router.get(googleLinkEndpoint.path, async (ctx) => {
    ctx.body = { linkedAt: await linkedAt(services.database.read, requireAccount(ctx).id) };
  });

  router.delete(removeGoogleLinkEndpoint.path, async (ctx) => {
    const { account } = await requireRecentSignIn(services, ctx);
    await commit(services, async (trx) => {
      if ((await passwordHashOf(trx, account.id)) === undefined) throw passwordNeeded();
      await endIdentities(trx, account.id, services.now());
    });
    ctx.body = { ok: true };
  });

  return router;
}
