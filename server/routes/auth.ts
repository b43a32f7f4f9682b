import Router from '@koa/router';
import type { Context } from 'koa';
import {
  currentUserEndpoint,
  loginEndpoint,
  logoutEndpoint,
  registerEndpoint,
  type SessionUser,
} from '#sync/endpoints/auth.ts';
import { newId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import { accountByEmail } from '../db/accounts.ts';
import { readRow } from '../db/records.ts';
import { endSession, saveSession } from '../db/sessions.ts';
import { HttpFailure } from '../http-failure.ts';
import { accountOf, cookieName, requireAccount, secretsOf } from '../middleware/session.ts';
import { hashSecret, newSecret } from '../outside/secrets.ts';
import { readJson } from '../read-json.ts';
import { createAccount } from '../register.ts';
import type { Services } from '../services.ts';

const hour = 60 * 60 * 1000;
const remembered = 30 * 24 * hour;
const unremembered = 12 * hour;
const bodyLimit = 100 * 1024;

/** Register, log in, log out, who am I. */
export function authRoutes(services: Services): Router {
  const router = new Router();

  router.post(registerEndpoint.path, async (ctx) => {
    const body = await readJson(ctx, registerEndpoint.body, bodyLimit);
    const account = await createAccount(services, body);
    ctx.body = await begin(ctx, account, unremembered);
  });

  router.post(loginEndpoint.path, async (ctx) => {
    const { email, password, rememberMe } = await readJson(ctx, loginEndpoint.body, bodyLimit);
    const found = await accountByEmail(services.database.read, email);
    const matches = await services.passwords.matches(password, found?.passwordHash ?? undefined);
    const account = found && (await readRow(services.database.read, 'accounts', found.id));
    if (!matches || !account) throw wrongCredentials();
    ctx.body = await begin(ctx, account, rememberMe ? remembered : unremembered);
  });

  router.post(logoutEndpoint.path, async (ctx) => {
    await endCarried(ctx);
    ctx.cookies.set(cookieName(ctx), null, cookieOptions(ctx));
    ctx.body = { ok: true };
  });

  router.get(currentUserEndpoint.path, async (ctx) => {
    ctx.body = userOf(requireAccount(ctx));
  });

  /** Ends what sessions the request carries, with the event streams that came with them. */
  async function endCarried(ctx: Context) {
    for (const secret of secretsOf(ctx)) await endSession(services.database.write, secret);
    const account = accountOf(ctx);
    if (account) services.poke.sessionEnded(account.id);
  }

  /** A new session at every login; one the browser still carried ends. */
  async function begin(ctx: Context, account: Account, life: number) {
    const now = services.now();
    const after = (ms: number) => new Date(Date.parse(now) + ms).toISOString();
    const cookie = newSecret();
    const token = newSecret();
    await endCarried(ctx);
    await saveSession(services.database.write, {
      id: newId(),
      accountId: account.id,
      cookieHash: hashSecret(cookie),
      tokenHash: hashSecret(token),
      createdAt: now,
      expiresAt: after(life),
      tokenExpiresAt: after(unremembered),
    });
    // Also the short session outlives the browser: a phone closes it at will, and work that waits must still be sent.
    ctx.cookies.set(cookieName(ctx), cookie, { ...cookieOptions(ctx), maxAge: life });
    return { token, user: userOf(account) };
  }

  return router;
}

function cookieOptions(ctx: Context) {
  return { httpOnly: true, sameSite: 'lax', secure: ctx.secure, path: '/', overwrite: true } as const;
}

function userOf({ id, email, fullName, userType, emailVerified, phoneVerified }: Account): SessionUser {
  return { id, email, fullName, userType, emailVerified, phoneVerified };
}

function wrongCredentials(): HttpFailure {
  return new HttpFailure(401, {
    code: 'wrong-credentials',
    message: 'Please check your email and password.',
  });
}
