import Router from '@koa/router';
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
} from '#sync/endpoints/password.ts';
import { changePassword, forgotPassword, resetPassword } from '../accounts/passwords.ts';
import { requireRecentSignIn, sessionOf } from '../middleware/session.ts';
import { readJson } from '../read-json.ts';
import type { Services } from '../services.ts';

/** A password forgotten, set anew by the mail's link, changed. */
export function passwordRoutes(services: Services): Router {
  const router = new Router({ sensitive: true });

  router.post(forgotPasswordEndpoint.path, async (ctx) => {
    const { email } = await readJson(ctx, forgotPasswordEndpoint.body);
    await forgotPassword(services, email, ctx.ip);
    ctx.body = { ok: true };
  });

  router.post(resetPasswordEndpoint.path, async (ctx) => {
    const { token, password } = await readJson(ctx, resetPasswordEndpoint.body);
    await resetPassword(services, { token, password }, sessionOf(ctx));
    ctx.body = { ok: true };
  });

  router.post(changePasswordEndpoint.path, async (ctx) => {
    const { account, session } = await requireRecentSignIn(services, ctx);
    const { password } = await readJson(ctx, changePasswordEndpoint.body);
    await changePassword(services, account, session.id, password);
    ctx.body = { ok: true };
  });

  return router;
}
