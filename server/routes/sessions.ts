import Router from '@koa/router';
import {
  listSessionsEndpoint,
  revokeOtherSessionsEndpoint,
  revokeSessionEndpoint,
} from '#sync/endpoints/sessions.ts';
import { forgetCookie } from '../accounts/begin-session.ts';
import { endSessionOf, endSessionsOf, sessionsOf } from '../db/sessions.ts';
import { HttpFailure } from '../http-failure.ts';
import { requireSession } from '../middleware/session.ts';
import { isAlive } from '../policies/session-lives.ts';
import type { Services } from '../services.ts';

/** Where one is signed in, and how to end it. */
export function sessionRoutes({ database, now, poke }: Services): Router {
  const router = new Router({ sensitive: true });

  router.get(listSessionsEndpoint.path, async (ctx) => {
    const { account, session: current } = requireSession(ctx);
    const sessions = await sessionsOf(database.read, account.id);
    ctx.body = sessions
      .filter((session) => isAlive(session, 'cookie', now()))
      .map(({ id, deviceName, createdAt, lastUsedAt }) => ({
        id,
        deviceName,
        createdAt,
        lastUsedAt,
        current: id === current.id,
      }));
  });

  router.delete(revokeSessionEndpoint.path, async (ctx) => {
    const { account, session: current } = requireSession(ctx);
    const id = ctx.params.id ?? '';
    if (!(await endSessionOf(database.write, account.id, id)))
      throw new HttpFailure(404, { code: 'not-found', message: 'This session has already ended.' });
    if (id === current.id) forgetCookie(ctx);
    poke.sessionEnded(account.id);
    ctx.body = { ok: true };
  });

  router.delete(revokeOtherSessionsEndpoint.path, async (ctx) => {
    const { account, session } = requireSession(ctx);
    await endSessionsOf(database.write, account.id, session.id);
    poke.sessionEnded(account.id);
    ctx.body = { ok: true };
  });

  return router;
}
