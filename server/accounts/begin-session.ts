import type { Context } from 'koa';
import type { SessionUser, SignedIn } from '#sync/endpoints/auth.ts';
import { newId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import { passwordHashOf } from '../db/accounts.ts';
import type { Trx } from '../db/connection.ts';
import { accountOfIdentity } from '../db/identities.ts';
import { noteLastSession } from '../db/last-sessions.ts';
import { endSession, saveSession } from '../db/sessions.ts';
import { accountOf, cookieName, secretsOf } from '../middleware/session.ts';
import { hashSecret, newSecret } from '../outside/secrets.ts';
import { lives } from '../policies/session-lives.ts';
import type { Services } from '../services.ts';
import { commit } from '../syncing/commit.ts';
import { undoDeletion } from './deletion.ts';
import { deviceName } from './device-name.ts';
import { type LetIn, wrongCredentials } from './sign-in.ts';

/**
 * A new session at every sign-in, by cookie and by token; one the browser still carried ends. Throws HttpFailure 401, and changes
 * nothing, where what let them in does so no longer, or the account is about to go.
 */
export async function beginSession(
  services: Services,
  ctx: Context,
  { account, by }: LetIn,
  life: number,
): Promise<SignedIn> {
  const now = services.now();
  const cookie = newSecret();
  const token = newSecret();
  const expiresAt = after(now, life);
  const session = {
    id: newId(),
    accountId: account.id,
    cookieHash: hashSecret(cookie),
    tokenHash: hashSecret(token),
    createdAt: now,
    expiresAt,
    tokenExpiresAt: after(now, Math.min(life, lives.token)),
    deviceName: deviceName(ctx.get('User-Agent')),
    lastUsedAt: now,
    authenticatedAt: now,
  };
  const deletionUndone = await commit(services, async (trx) => {
    // Whoever sets a new password ends all sessions, and those that the old one was about to begin.
    if (!(await stillOpens(trx, account, by))) throw wrongCredentials();
    const isUndone = await undoDeletion(trx, account, now);
    if (!account.emailVerified && !account.phoneVerified) await noteLastSession(trx, account.id, expiresAt);
    await saveSession(trx, session);
    return isUndone;
  });
  await endCarried(services, ctx);
  // Also the short session outlives the browser: a phone closes it at will, and work that waits must still be sent.
  ctx.cookies.set(cookieName(ctx), cookie, { ...cookieOptions(ctx), maxAge: life });
  return { token, user: userOf(account), ...(deletionUndone && { deletionUndone }) };
}

async function stillOpens(trx: Trx, { id }: Account, by: LetIn['by']): Promise<boolean> {
  if ('passwordHash' in by) return (await passwordHashOf(trx, id)) === by.passwordHash;
  return (await accountOfIdentity(trx, by)) === id;
}

/** Ends what sessions the request carries, with the event streams that came with them. */
export async function endCarried({ database, poke }: Services, ctx: Context): Promise<void> {
  for (const secret of secretsOf(ctx)) await endSession(database.write, secret);
  const account = accountOf(ctx);
  if (account) poke.sessionEnded(account.id);
}

export function forgetCookie(ctx: Context): void {
  ctx.cookies.set(cookieName(ctx), null, cookieOptions(ctx));
}

export function userOf({
  id,
  email,
  fullName,
  userType,
  emailVerified,
  phoneVerified,
}: Account): SessionUser {
  return { id, email, fullName, userType, emailVerified, phoneVerified };
}

export function after(now: string, ms: number): string {
  return new Date(Date.parse(now) + ms).toISOString();
}

function cookieOptions(ctx: Context) {
  return { httpOnly: true, sameSite: 'lax', secure: ctx.secure, path: '/', overwrite: true } as const;
}
