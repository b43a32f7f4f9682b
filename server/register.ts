import type * as z from 'zod';
import type { registerEndpoint } from '#sync/endpoints/auth.ts';
import { newId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import { accountByEmail, isUsernameTaken, savePassword } from './db/accounts.ts';
import type { Db } from './db/connection.ts';
import { queueMessage } from './db/messages.ts';
import { HttpFailure } from './http-failure.ts';
import { refuseWeakPassword } from './policies/password.ts';
import type { Services } from './services.ts';
import { writeChanges } from './syncing/write.ts';

type Registration = z.output<(typeof registerEndpoint)['body']>;

/**
 * Makes an account, its password and its welcome mail, all or nothing.
 * Throws HttpFailure: 400 a weak password, 409 an email that has an account (with the words of any failed sign-up).
 */
export async function createAccount(services: Services, registration: Registration): Promise<Account> {
  const { email, password, fullName, userType, location } = registration;
  await refuseWeakPassword(password, { email, fullName });
  const passwordHash = await services.passwords.hash(password);
  const now = services.now();
  return services.database.write.transaction().execute(async (trx) => {
    if (await accountByEmail(trx, email)) throw alreadyRegistered();
    const account: Account = {
      id: newId(),
      email,
      username: await freeUsername(trx, email),
      fullName: fullName.trim(),
      userType,
      location: location?.trim() ?? '',
      emailVerified: false,
      phoneVerified: false,
      createdAt: now,
    };
    await writeChanges(trx, [{ table: 'accounts', id: account.id, row: account }], now);
    await savePassword(trx, account.id, passwordHash);
    await queueMessage(trx, welcome(account), now);
    return account;
  });
}

/** The part of the email before the at-sign, as the spec folds it, with a number behind it where it is taken. */
async function freeUsername(db: Db, email: string): Promise<string> {
  const wanted = (email.split('@')[0] ?? '').toLowerCase().replace(/[^a-z0-9]/g, '_');
  for (let suffix = 1; ; suffix += 1) {
    const username = suffix === 1 ? wanted : `${wanted}${suffix}`;
    if (!(await isUsernameTaken(db, username))) return username;
  }
}

function alreadyRegistered(): HttpFailure {
  const message = 'Please check your information and try again.';
  return new HttpFailure(409, { code: 'registration-failed', message });
}

function welcome({ email, fullName }: Account) {
  return {
    channel: 'mail' as const,
    recipient: email,
    subject: 'Welcome to Pankh',
    text: `Hello ${fullName},\n\nyour Pankh account is ready. Your drafts and deals are kept on your device and come along to every device you sign in on.\n\nIf you did not register, please ignore this message.\n`,
  };
}
