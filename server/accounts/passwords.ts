import type { Account } from '#sync/records/account.ts';
import { accountsByEmail, firstHash, savePassword } from '../db/accounts.ts';
import { accountOfResetToken, removeResetTokens, saveResetToken } from '../db/codes.ts';
import type { Trx } from '../db/connection.ts';
import { removeIdentities } from '../db/identities.ts';
import { queueForNobody, queueMessage } from '../db/messages.ts';
import { readRow } from '../db/records.ts';
import { endOwnSession, endSessionsOf, type Session, sessionsOf } from '../db/sessions.ts';
import { HttpFailure } from '../http-failure.ts';
import { signInAgain } from '../not-signed-in.ts';
import { hashSecret, newSecret } from '../outside/secrets.ts';
import { refuseWeakPassword } from '../policies/password.ts';
import { take, tooMany } from '../policies/tries.ts';
import type { Services } from '../services.ts';
import { commit } from '../syncing/commit.ts';
import { after } from './begin-session.ts';
import { isClosed } from './closed.ts';
import { forgetChangesAskedFor } from './contact.ts';
import { nobody, passwordChanged, resetLink, resetLinks } from './letters.ts';
import { tellSparingly } from './tell-sparingly.ts';

const valid = 30 * 60_000;

/**
 * Mails a link to whoever has this email, three times an hour at most for one network address, six for all. Neither answer nor
 * time tell whether there is such a person.
 * While nobody has verified the email, a stranger may have signed up with it before or after the mailbox's owner, and nothing
 * stored tells them apart: the mail has a link for each account, and its owner takes their own. So they never work in, and
 * verify, the stranger's, which would close theirs; a link taken by mistake changes no other account.
 */
export async function forgotPassword(services: Services, email: string, address: string): Promise<void> {
  const now = services.now();
  const retryAt = await commit(services, async (trx) => {
    const wait = await take(trx, now, [['resetsOfAddress', address]]);
    if (wait !== null) return wait;
    const wasOften = await take(trx, now, [
      ['resetsOfEmail', email],
      ['resetsOfEmailFromAddress', email, address],
    ]);
    const claims = await accountsByEmail(trx, email);
    if (wasOften !== null) return null;
    const expiresAt = after(now, valid);
    const links = claims
      .filter((claim) => !isClosed(claim, now))
      .map((claim) => ({ ...claim, token: newSecret() }));
    const letter =
      links.length > 1
        ? resetLinks(email, links, expiresAt, services.publicUrl())
        : resetLink(
            email,
            links[0] ?? { ...nobody(now), token: newSecret() },
            expiresAt,
            services.publicUrl(),
          );
    for (const { id, token } of links)
      await saveResetToken(trx, { tokenHash: hashSecret(token), accountId: id, expiresAt });
    await (links.length > 0 ? queueMessage(trx, letter, now) : queueForNobody(trx, letter, now));
    return null;
  });
  if (retryAt !== null) throw tooMany(retryAt, now);
}

function whileValid(now: string): { now: string; latest: string } {
  return { now, latest: after(now, valid) };
}

/**
 * Sets a password by the token of a mail, once; every session and every link to Google ends. `asking`: the session, if any, in which
 * it is done, which ends as by its own doing. Throws HttpFailure 400.
 */
export async function resetPassword(
  services: Services,
  { token, password }: { token: string; password: string },
  asking: Session | null,
): Promise<void> {
  const { database, now, poke } = services;
  const tokenHash = hashSecret(token);
  // A password is only hashed for who has a link.
  const accountId = await accountOfResetToken(database.read, tokenHash, whileValid(now()));
  const account = accountId === undefined ? undefined : await readRow(database.read, 'accounts', accountId);
  if (!account || isClosed(account, now())) throw invalidLink();
  await refuseWeakPassword(password, account);
  const passwordHash = await hashFor(services, account, password);
  const isDone = await commit(services, async (trx) => {
    if ((await accountOfResetToken(trx, tokenHash, whileValid(now()))) !== account.id) return false;
    await removeResetTokens(trx, account.id);
    await savePassword(trx, account.id, passwordHash);
    if (asking?.accountId === account.id) await endOwnSession(trx, asking.id);
    await endSessionsOf(trx, account.id);
    await removeIdentities(trx, account.id);
    await forgetChangesAskedFor(trx, account.id, now());
    await tellOfChange(trx, services, account);
    return true;
  });
  if (!isDone) throw invalidLink();
  poke.sessionEnded(account.id);
}

/**
 * Another password, from within one's own session, which alone goes on. What whoever had the old one asked to be changed is off.
 * Throws HttpFailure 400, 401 where the session has ended, 429 after ten in an hour.
 */
export async function changePassword(
  services: Services,
  account: Account,
  sessionId: string,
  password: string,
): Promise<void> {
  await refuseWeakPassword(password, account);
  const now = services.now();
  const retryAt = await services.database.write
    .transaction()
    .execute((trx) => take(trx, now, [['passwordChanges', account.id]]));
  if (retryAt !== null) throw tooMany(retryAt, now);
  const passwordHash = await hashFor(services, account, password);
  await commit(services, async (trx) => {
    // It was looked at before the hash was computed: the owner may have set another password meanwhile.
    if (!(await sessionsOf(trx, account.id)).some(({ id }) => id === sessionId)) throw signInAgain();
    await savePassword(trx, account.id, passwordHash);
    await removeResetTokens(trx, account.id);
    await endSessionsOf(trx, account.id, sessionId);
    await forgetChangesAskedFor(trx, account.id, services.now());
    await tellOfChange(trx, services, account);
  });
  services.poke.sessionEnded(account.id);
}

/** A mailbox that is theirs is told of every change; one that nobody has proven may be a stranger's. */
async function tellOfChange(
  trx: Trx,
  { now, publicUrl }: Services,
  { email, emailVerified }: Account,
): Promise<void> {
  const tell = emailVerified ? queueMessage : tellSparingly;
  await tell(trx, passwordChanged(email, publicUrl()), now());
}

/** A hash for this person: like those of all who claim the same email, as long as nobody has proven it. */
async function hashFor(
  { database, passwords }: Services,
  { email, emailVerified }: Account,
  password: string,
): Promise<string> {
  const claims = emailVerified ? [] : await accountsByEmail(database.read, email);
  return passwords.hash(password, firstHash(claims));
}

function invalidLink(): HttpFailure {
  const message = 'This link is no longer valid. Please ask for a new one.';
  return new HttpFailure(400, { code: 'invalid-link', message, field: 'token' });
}
