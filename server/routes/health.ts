import Router from '@koa/router';
import { readServerState } from '../db/server-state.ts';
import type { Services } from '../services.ts';

/** `/healthz`: the process runs. `/readyz`: it can also answer from its database, and is not stopping (middleware/stopping.ts). */
export function healthRoutes({ database }: Services): Router {
  const router = new Router({ sensitive: true });
  router.get('/healthz', (ctx) => {
    ctx.body = { ok: true };
  });
  router.get('/readyz', async (ctx) => {
    await readServerState(database.read);
    ctx.body = { ok: true };
  });
  return router;
}
