import type { Account } from '#sync/records/account.ts';
import { accountsByEmail, passwordHashOf } from '../db/accounts.ts';
import { forgetAttempts, giveBackAttempts } from '../db/attempts.ts';
import { readRow } from '../db/records.ts';
import { HttpFailure } from '../http-failure.ts';
import { keysOfTries, type Tried, take, tooMany, tryKey } from '../policies/tries.ts';
import type { Services } from '../services.ts';
import { openedClaim } from './opened-claim.ts';

/** Who may come in, and by what, as it stood when it was compared: a password, or an account at the identity provider. */
export type LetIn = {
  account: Account;
  by: { passwordHash: string } | { issuer: string; subject: string };
};

/**
 * Whose email and password these are. Unknown email, wrong password and disabled account take the same way and time.
 * Throws HttpFailure: 401 whatever is wrong, 429 after five wrong tries from one address, 503 when too many sign in.
 */
export async function signIn(
  services: Services,
  { email, password }: { email: string; password: string },
  address: string,
): Promise<LetIn> {
  const { database } = services;
  const found = await counted(services, email, address, async () => {
    const claims = await accountsByEmail(database.read, email);
    const { id, hash } = await openedClaim(services, claims, password);
    const account = id === undefined ? undefined : await readRow(database.read, 'accounts', id);
    return account && { account, by: { passwordHash: hash } };
  });
  if (!found) throw wrongCredentials();
  return found;
}

/** Whether a person's own password is this one. Throws as `signIn` does. */
export async function confirmPassword(
  services: Services,
  { id, email }: Account,
  password: string,
  address: string,
): Promise<void> {
  const matches = await counted(services, email, address, async () => {
    const hash = await passwordHashOf(services.database.read, id);
    return (await services.passwords.matches(password, hash)) || undefined;
  });
  if (!matches) throw wrongCredentials();
}

/** Counts a try of a password before it is made, and takes the count back where it was none. Throws 429 and 503. */
export async function counted<Found>(
  services: Services,
  email: string,
  address: string,
  look: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const { database, now } = services;
  const asked: [Tried, ...string[]][] = [
    ['login', email, address],
    ['loginsOfAddress', address],
  ];
  services.passwords.refuseIfFull();
  const retryAt = await database.write.transaction().execute((trx) => take(trx, now(), asked));
  if (retryAt !== null) throw tooMany(retryAt, now());
  let found: Found | undefined;
  let wasMade = false;
  try {
    found = await look();
    wasMade = true;
  } finally {
    if (found !== undefined || !wasMade)
      await database.write.transaction().execute(async (trx) => {
        await giveBackAttempts(trx, keysOfTries(asked));
        if (found !== undefined) await forgetAttempts(trx, tryKey('login', email, address));
      });
  }
  return found;
}

export function wrongCredentials(): HttpFailure {
  const message = 'Please check your email and password.';
  return new HttpFailure(401, { code: 'wrong-credentials', message });
}
