import type { Context } from 'koa';
import type { SessionUser, SignedIn } from '#sync/endpoints/auth.ts';
import { newId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import { passwordHashOf } from '../db/accounts.ts';
import { noteLastSession } from '../db/last-sessions.ts';
import { endSession, saveSession } from '../db/sessions.ts';
import { accountOf, cookieName, secretsOf } from '../middleware/session.ts';
import { hashSecret, newSecret } from '../outside/secrets.ts';
import { lives } from '../policies/session-lives.ts';
import type { Services } from '../services.ts';
import { undoDeletion } from './deletion.ts';
import { deviceName } from './device-name.ts';
import { wrongCredentials } from './sign-in.ts';

/** Who may come in. `passwordHash`: of the password that they did so by, as it was compared; null where it was by none. */
export type LetIn = { account: Account; passwordHash: string | null };

/**
 * A new session at every sign-in, by cookie and by token; one the browser still carried ends. Throws HttpFailure 401 where the
 * password is another by now, or the account about to go.
 */
export async function beginSession(
  services: Services,
  ctx: Context,
  { account, passwordHash }: LetIn,
  life: number,
): Promise<SignedIn> {
  const now = services.now();
  const cookie = newSecret();
  const token = newSecret();
  await endCarried(services, ctx);
  const deletionUndone = await undoDeletion(services, account);
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
  await services.database.write.transaction().execute(async (trx) => {
    // Whoever sets a new password ends all sessions, and those that the old one was about to begin.
    if (passwordHash !== null && (await passwordHashOf(trx, account.id)) !== passwordHash)
      throw wrongCredentials();
    if (!account.emailVerified && !account.phoneVerified) await noteLastSession(trx, account.id, expiresAt);
    await saveSession(trx, session);
  });
  // Also the short session outlives the browser: a phone closes it at will, and work that waits must still be sent.
  ctx.cookies.set(cookieName(ctx), cookie, { ...cookieOptions(ctx), maxAge: life });
  return { token, user: userOf(account), ...(deletionUndone && { deletionUndone }) };
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
