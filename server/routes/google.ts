import Router from '@koa/router';
import type { Context } from 'koa';
import * as z from 'zod';
import {
  type GoogleOutcome,
  googleCallbackPath,
  googleEndpoint,
  googleFinishEndpoint,
  googleStartEndpoint,
} from '#sync/endpoints/google.ts';
import { after, beginSession, userOf } from '../accounts/begin-session.ts';
import { googleAccount } from '../accounts/google-account.ts';
import { updateSession } from '../db/sessions.ts';
import { HttpFailure } from '../http-failure.ts';
import { accountOf, cookieName, requireCookie } from '../middleware/session.ts';
import { hashSecret, newSecret } from '../outside/secrets.ts';
import { lives } from '../policies/session-lives.ts';
import { parseInput } from '../read-json.ts';
import type { Services } from '../services.ts';

const visitSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string().optional(),
  userType: z.enum(['investor', 'entrepreneur']).optional(),
  termsAccepted: z.literal('true').optional(),
  anew: z.literal('true').optional(),
  remember: z.literal('true').optional(),
});
type Visit = z.infer<typeof visitSchema>;
type Asked = z.output<typeof googleStartEndpoint.query>;
const visitLasts = 10 * 60_000;

/** "Continue with Google": there, back, and who it was. */
export function googleRoutes(services: Services): Router {
  const router = new Router({ sensitive: true });
  const { google, log } = services;

  router.get(googleEndpoint.path, (ctx) => {
    ctx.body = { enabled: google !== null };
  });

  router.get(googleStartEndpoint.path, async (ctx) => {
    if (!google) throw notConfigured();
    const asked = ownTick(ctx, parseInput(googleStartEndpoint.query, ctx.query));
    try {
      const { address, visit } = await google.begin(services.publicUrl());
      keepVisit(ctx, { ...visit, ...asked });
      ctx.redirect(address);
    } catch (error) {
      log.warn({ error: String(error) }, 'the identity provider cannot be reached');
      toLogin(ctx, 'failed', asked);
    }
  });

  router.get(googleCallbackPath, async (ctx) => {
    if (!google) throw notConfigured();
    const visit = readVisit(ctx);
    keepVisit(ctx, null);
    if (!visit) return toLogin(ctx, 'failed', {});
    const person = await google
      .finish(new URL(services.publicUrl() + ctx.originalUrl), visit)
      .catch((error: unknown) => log.warn({ error: String(error) }, 'a sign-in by the provider failed'));
    if (!person) return toLogin(ctx, 'failed', visit);
    const account = await googleAccount(services, person, { ...visit, signedIn: accountOf(ctx) });
    if (typeof account === 'string') return toLogin(ctx, account, visit);
    const life = visit.remember ? lives.remembered : lives.other;
    const { deletionUndone } = await beginSession(services, ctx, { account, by: person }, life);
    keepUndone(ctx, deletionUndone ? account.id : null);
    toLogin(ctx, 'done', { next: visit.next });
  });

  router.post(googleFinishEndpoint.path, async (ctx) => {
    // A token would else give itself another before it ends, for as long as the session lasts.
    const { account, session } = await requireCookie(services, ctx);
    const token = newSecret();
    const life = Math.min(lives.token, Date.parse(session.expiresAt) - Date.parse(services.now()));
    const tokenExpiresAt = after(services.now(), life);
    await updateSession(services.database.write, session.id, {
      tokenHash: hashSecret(token),
      tokenExpiresAt,
    });
    const deletionUndone = ctx.cookies.get(undoneCookie(ctx)) === account.id;
    keepUndone(ctx, null);
    ctx.body = { token, user: userOf(account), ...(deletionUndone && { deletionUndone }) };
  });

  return router;
}

/**
 * The terms are accepted by a tick on our own screen. A link from elsewhere, another site's or a mail's, is nobody's tick: who
 * follows it is asked. A browser that does not say where it comes from is believed.
 */
function ownTick(ctx: Context, { termsAccepted, ...asked }: Asked): Asked {
  const site = ctx.get('Sec-Fetch-Site');
  const isOurs = site === '' || site === 'same-origin';
  return { ...asked, ...(isOurs && termsAccepted && { termsAccepted }) };
}

/** The screen reads where to go on to: it knows what an address of its own is. What was ticked there stays ticked. */
function toLogin(
  ctx: Context,
  outcome: GoogleOutcome,
  { next, remember }: Pick<Visit, 'next' | 'remember'>,
): void {
  const query = new URLSearchParams({
    google: outcome,
    ...(next !== undefined && { next }),
    ...(remember && { remember }),
  });
  ctx.redirect(`/login?${String(query)}`);
}

/** In the browser that began, and nowhere else: an answer to another browser's visit opens nothing here. */
function keepVisit(ctx: Context, visit: Visit | null): void {
  const value = visit && Buffer.from(JSON.stringify(visit)).toString('base64url');
  ctx.cookies.set(visitCookie(ctx), value, cookieOptions(ctx));
}

/** Whose deletion this sign-in has undone, until they have asked for it. In no address: a link would say so to whoever opens it. */
function keepUndone(ctx: Context, accountId: string | null): void {
  ctx.cookies.set(undoneCookie(ctx), accountId, cookieOptions(ctx));
}

function cookieOptions(ctx: Context) {
  const path = googleEndpoint.path;
  return { httpOnly: true, sameSite: 'lax', secure: ctx.secure, path, maxAge: visitLasts } as const;
}

function readVisit(ctx: Context): Visit | null {
  try {
    const value = Buffer.from(ctx.cookies.get(visitCookie(ctx)) ?? '', 'base64url').toString();
    return visitSchema.parse(JSON.parse(value));
  } catch {
    return null;
  }
}

function visitCookie(ctx: Context): string {
  return `${cookieName(ctx).replace('__Host-', '__Secure-')}-google`;
}

function undoneCookie(ctx: Context): string {
  return `${visitCookie(ctx)}-undone`;
}

function notConfigured(): HttpFailure {
  return new HttpFailure(404, { code: 'not-found', message: 'Signing in with Google is not set up here.' });
}
