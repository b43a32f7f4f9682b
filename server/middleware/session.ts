import type { Context, Next } from 'koa';
import type { Account } from '#sync/records/account.ts';
import { accountBySecret } from '../db/sessions.ts';
import { HttpFailure } from '../http-failure.ts';
import type { Services } from '../services.ts';

/** Whose request this is, by the session's cookie, or by its bearer token; nobody's where neither holds. */
export function session(services: Pick<Services, 'database' | 'now'>) {
  return async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.path.startsWith('/api')) ctx.state.account = await currentAccount(services, ctx);
    await next();
  };
}

/** Whose request this is now: an answer that goes on for hours may outlive its session. */
export async function currentAccount(
  { database, now }: Pick<Services, 'database' | 'now'>,
  ctx: Context,
): Promise<Account | null> {
  const bearer = bearerOf(ctx);
  if (bearer) return accountBySecret(database.read, bearer, 'bearer', now());
  const cookie = cookieOf(ctx);
  return cookie ? accountBySecret(database.read, cookie, 'cookie', now()) : null;
}

export function accountOf(ctx: Context): Account | null {
  return ctx.state.account ?? null;
}

/** Throws HttpFailure 401 where nobody is signed in. */
export function requireAccount(ctx: Context): Account {
  const account = accountOf(ctx);
  if (!account) throw new HttpFailure(401, { code: 'not-signed-in', message: 'Please sign in to go on.' });
  return account;
}

/** The secrets a request carries: ending the session needs either. */
export function secretsOf(ctx: Context): string[] {
  return [bearerOf(ctx), cookieOf(ctx)].filter((secret) => secret !== undefined);
}

/** Only https pages may carry the `__Host-` name, which no other host can set. */
export function cookieName(ctx: Context): string {
  return ctx.secure ? '__Host-pankh' : 'pankh';
}

function cookieOf(ctx: Context): string | undefined {
  return ctx.cookies.get(cookieName(ctx));
}

function bearerOf(ctx: Context): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(ctx.get('Authorization'))?.[1];
}
