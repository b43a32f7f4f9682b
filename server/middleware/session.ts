import type { Context, Next } from 'koa';
import { personHeader } from '#sync/person-header.ts';
import type { Account } from '#sync/records/account.ts';
import { passwordHashOf } from '../db/accounts.ts';
import { type Session, sessionBySecret, updateSession, wasSignedOut } from '../db/sessions.ts';
import { isTransient } from '../db/transient.ts';
import { HttpFailure } from '../http-failure.ts';
import { notSignedIn, signedOut, signInAgain } from '../not-signed-in.ts';
import { isAlive, isRecentlyAuthenticated, noted } from '../policies/session-lives.ts';
import type { Services } from '../services.ts';

type World = Pick<Services, 'database' | 'now'>;
type Held = { session: Session; account: Account };

/** Whose request this is, by the session's bearer token, or by its cookie; nobody's where neither holds. */
export function session(services: World) {
  return async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.path.startsWith('/api')) {
      const held = await heldSession(services, ctx);
      ctx.state.held = held;
      ctx.state.findAgain = () => heldSession(services, ctx);
      if (held) await noteUse(services, held.session);
    }
    await next();
  };
}

/**
 * Looks once more whose request this is, now that its body is here: that may come minutes after its head, on a slow network or
 * held back, and the session may have been ended meanwhile. Throws HttpFailure 401 where somebody was asked to be signed in by it.
 */
export async function lookAgain(ctx: Context): Promise<void> {
  const held = heldBy(ctx);
  if (!held) return;
  const now: Held | null = await ctx.state.findAgain();
  ctx.state.held = now;
  if (ctx.state.isAsked && now?.session.id !== held.session.id) throw signInAgain();
}

/** Whose request this is now: an answer that goes on for hours may outlive its session. */
export async function currentAccount(services: World, ctx: Context): Promise<Account | null> {
  return (await heldSession(services, ctx))?.account ?? null;
}

/**
 * A browser keeps its cookie for longer than the token that it brings beside it: one that has ended hides no other. Where another
 * is asked for than a session is of, it is as none.
 */
async function heldSession(services: World, ctx: Context): Promise<Held | null> {
  const person = ctx.get(personHeader);
  for (const [secret, kind] of [
    [bearerOf(ctx), 'bearer'],
    [cookieOf(ctx), 'cookie'],
  ] as const) {
    const held = await heldWith(services, secret, kind);
    if (held && (person === '' || held.account.id === person)) return held;
  }
  return null;
}

async function heldWith(
  { database, now }: World,
  secret: string | undefined,
  kind: 'bearer' | 'cookie',
): Promise<Held | null> {
  const found = secret ? await sessionBySecret(database.read, secret, kind) : null;
  if (!found || found.account.disabledAt) return null;
  return isAlive(found.session, kind, now()) ? found : null;
}

async function noteUse({ database, now }: World, { id, lastUsedAt }: Session): Promise<void> {
  const moment = now();
  if (Date.parse(moment) < Date.parse(lastUsedAt) + noted) return;
  try {
    await updateSession(database.write, id, { lastUsedAt: moment });
  } catch (error) {
    // A full disk must not keep people from reading: the next request notes it.
    if (!isTransient(error)) throw error;
  }
}

export function accountOf(ctx: Context): Account | null {
  return heldBy(ctx)?.account ?? null;
}

export function sessionOf(ctx: Context): Session | null {
  return heldBy(ctx)?.session ?? null;
}

/** Throws HttpFailure 401 where nobody is signed in. */
export function requireAccount(ctx: Context): Account {
  return requireSession(ctx).account;
}

/** Throws HttpFailure 401 where nobody is signed in. */
export function requireSession(ctx: Context): Held {
  const held = heldBy(ctx);
  if (!held) throw notSignedIn();
  ctx.state.isAsked = true;
  return held;
}

/** By the cookie, whatever token comes beside it. Throws HttpFailure 401 where it holds no session. */
export async function requireCookie(services: World, ctx: Context): Promise<Held> {
  const held = await heldWith(services, cookieOf(ctx), 'cookie');
  if (!held) throw notSignedIn();
  return held;
}

/** Throws HttpFailure 401 where this request comes from a device on which this person was signed out from elsewhere. */
export async function requireNotSignedOut(
  { database }: World,
  ctx: Context,
  accountId: string,
): Promise<void> {
  const cookie = cookieOf(ctx);
  if (cookie !== undefined && (await wasSignedOut(database.read, accountId, cookie))) throw signedOut();
}

/**
 * For what must not be done by whoever finds a phone unlocked. Throws HttpFailure 401, or 403 where the sign-in is not recent:
 * `reauthentication-needed`, or `password-needed` of who comes with Google alone and has none to say.
 */
export async function requireRecentSignIn({ database, now }: World, ctx: Context): Promise<Held> {
  const held = requireSession(ctx);
  if (isRecentlyAuthenticated(held.session, now())) return held;
  const hasPassword = (await passwordHashOf(database.read, held.account.id)) !== undefined;
  if (!hasPassword) throw passwordNeeded();
  const message = 'Please enter your password again to go on.';
  throw new HttpFailure(403, { code: 'reauthentication-needed', message });
}

export function passwordNeeded(): HttpFailure {
  const message = 'Please set a password by "Forgot password?" to go on.';
  return new HttpFailure(403, { code: 'password-needed', message });
}

/** The secrets a request carries: ending the session needs either. */
export function secretsOf(ctx: Context): string[] {
  return [bearerOf(ctx), cookieOf(ctx)].filter((secret) => secret !== undefined);
}

/** Only https pages may carry the `__Host-` name, which no other host can set. */
export function cookieName(ctx: Context): string {
  return ctx.secure ? '__Host-pankh' : 'pankh';
}

function heldBy(ctx: Context): Held | null {
  return ctx.state.held ?? null;
}

function cookieOf(ctx: Context): string | undefined {
  return ctx.cookies.get(cookieName(ctx));
}

function bearerOf(ctx: Context): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(ctx.get('Authorization'))?.[1];
}
