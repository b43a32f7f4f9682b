import Router from '@koa/router';
import { readServerState } from '../db/server-state.ts';
import { HttpFailure } from '../http-failure.ts';
import type { Services } from '../services.ts';

/** `/healthz`: the process runs. `/readyz`: it can also answer from its database and is not stopping. */
export function healthRoutes({ database, isAccepting }: Services): Router {
  const router = new Router();
  router.get('/healthz', (ctx) => {
    ctx.body = { ok: true };
  });
  router.get('/readyz', async (ctx) => {
    if (!isAccepting()) throw new HttpFailure(503, { code: 'stopping', message: 'The server is stopping.' });
    await readServerState(database.read);
    ctx.body = { ok: true };
  });
  return router;
}
