import Router from '@koa/router';
import { limits, syncPath, syncRequestSchema } from '#sync/protocol.ts';
import { accountOf } from '../middleware/session.ts';
import { readJson } from '../read-json.ts';
import type { Services } from '../services.ts';
import { sync } from '../syncing/sync.ts';

/** The one round trip. */
export function syncRoutes(services: Services): Router {
  const router = new Router();
  router.post(syncPath, async (ctx) => {
    ctx.body = await sync(
      services,
      accountOf(ctx),
      await readJson(ctx, syncRequestSchema, limits.requestBytes + 16_384),
    );
  });
  return router;
}
