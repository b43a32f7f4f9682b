import Router from '@koa/router';
import {
  changeEmailEndpoint,
  currentUserEndpoint,
  loginEndpoint,
  logoutEndpoint,
  reauthenticateEndpoint,
  registerEndpoint,
} from '#sync/endpoints/auth.ts';
import { beginSession, endCarried, forgetCookie, userOf } from '../accounts/begin-session.ts';
import { askForEmail } from '../accounts/contact.ts';
import { createAccount } from '../accounts/register.ts';
import { confirmPassword, signIn } from '../accounts/sign-in.ts';
import { readRow } from '../db/records.ts';
import { updateSession } from '../db/sessions.ts';
import { requireAccount, requireRecentSignIn, requireSession } from '../middleware/session.ts';
import { lives } from '../policies/session-lives.ts';
import { parseInput, readJson } from '../read-json.ts';
import type { Services } from '../services.ts';
import { commit } from '../syncing/commit.ts';

/** Register, log in, log out, who am I, it is still me, another email. */
export function authRoutes(services: Services): Router {
  const router = new Router({ sensitive: true });

  router.post(registerEndpoint.path, async (ctx) => {
    const { remember } = parseInput(registerEndpoint.query, ctx.query);
    const body = await readJson(ctx, registerEndpoint.body);
    const made = await createAccount(services, body, ctx.ip);
    const signsIn = body.form === 'marketplace' || body.form === 'plan';
    ctx.body = signsIn
      ? await beginSession(services, ctx, made, remember ? lives.remembered : lives.other)
      : { user: userOf(made.account) };
  });

  router.post(loginEndpoint.path, async (ctx) => {
    const { rememberMe, ...given } = await readJson(ctx, loginEndpoint.body);
    const found = await signIn(services, given, ctx.ip);
    ctx.body = await beginSession(services, ctx, found, rememberMe ? lives.remembered : lives.other);
  });

  router.post(logoutEndpoint.path, async (ctx) => {
    await endCarried(services, ctx);
    forgetCookie(ctx);
    ctx.body = { ok: true };
  });

  router.get(currentUserEndpoint.path, async (ctx) => {
    ctx.body = userOf(requireAccount(ctx));
  });

  router.post(reauthenticateEndpoint.path, async (ctx) => {
    const { account, session } = requireSession(ctx);
    const { password } = await readJson(ctx, reauthenticateEndpoint.body);
    await confirmPassword(services, account, password, ctx.ip);
    await updateSession(services.database.write, session.id, { authenticatedAt: services.now() });
    ctx.body = { ok: true };
  });

  router.post(changeEmailEndpoint.path, async (ctx) => {
    const { account } = await requireRecentSignIn(services, ctx);
    const { email } = await readJson(ctx, changeEmailEndpoint.body);
    await commit(services, async (trx) => {
      const current = await readRow(trx, 'accounts', account.id);
      if (current) await askForEmail(trx, current, email, services.now());
    });
    ctx.body = { ok: true };
  });

  return router;
}
