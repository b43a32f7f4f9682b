import { newId } from '#sync/ids.ts';
import type { Change } from '#sync/mutation.ts';
import type { Account } from '#sync/records/account.ts';
import { planOf } from '#sync/rules/plans.ts';
import type { Registration } from '#sync/rules/registration/all.ts';
import { planRequested } from '../administration/letters.ts';
import {
  accountsByEmail,
  isUsernameTaken,
  ownerOfEmail,
  passwordHashOf,
  savePassword,
} from '../db/accounts.ts';
import type { Db, Trx } from '../db/connection.ts';
import { queueMessage } from '../db/messages.ts';
import { readRow } from '../db/records.ts';
import { HttpFailure } from '../http-failure.ts';
import { askMailbox } from '../newsletter.ts';
import { refuseWeakPassword } from '../policies/password.ts';
import { take, tooMany } from '../policies/tries.ts';
import type { Services } from '../services.ts';
import { commit } from '../syncing/commit.ts';
import { writeChanges } from '../syncing/write.ts';
import { laterRows } from './later-sign-up.ts';
import { alreadyOwned, welcome } from './letters.ts';
import { accountOf, fullNameOf, rowsBeside, wantsNewsletter } from './new-account.ts';
import { openedClaim } from './opened-claim.ts';
import { counted, type LetIn } from './sign-in.ts';
import { tellSparingly } from './tell-sparingly.ts';

type Outcome = Account | 'owned' | 'claimed-meanwhile' | { retryAt: string };

/**
 * Makes an account with all that belongs to it and its welcome mail, all or nothing. An email that nobody has verified
 * may be claimed again; by the same password it is the same person's sign-up, sent twice or on another form: what the later one
 * says is added to the account.
 * Throws HttpFailure: 400 a weak password, 409 an email with an owner (in the words of any failed sign-up), 429, 503.
 */
export async function createAccount(
  services: Services,
  registration: Registration,
  address: string,
): Promise<LetIn> {
  const { email, password } = registration;
  services.passwords.refuseIfFull();
  await refuseWeakPassword(password, { email, fullName: fullNameOf(registration) });
  await countSignUp(services, address);
  for (;;) {
    const compared = await compare(services, registration, address);
    const outcome = await commit(services, (trx) =>
      store(trx, services, registration, { address, ...compared }),
    );
    if (outcome === 'claimed-meanwhile') continue;
    if (outcome === 'owned') throw alreadyRegistered();
    if ('retryAt' in outcome) throw tooMany(outcome.retryAt, services.now());
    return { account: outcome, by: { passwordHash: compared.passwordHash } };
  }
}

/** Before a hash is computed, whoever has the email: else those that are refused cost as much as any. */
async function countSignUp({ database, now }: Services, address: string): Promise<void> {
  const moment = now();
  const retryAt = await database.write
    .transaction()
    .execute((trx) => take(trx, moment, [['signUps', address]]));
  if (retryAt !== null) throw tooMany(retryAt, moment);
}

/**
 * The password's hash, made like those of whoever claims the email already (`known`), and the unverified account that this
 * very person has just made (`again`): same email, role and password.
 */
type Compared = { passwordHash: string; known: Set<string>; again: string | undefined };

async function compare(
  services: Services,
  { email, password, userType }: Registration,
  address: string,
): Promise<Compared> {
  const claims = await accountsByEmail(services.database.read, email);
  const open = claims.filter(({ emailVerified }) => emailVerified !== 1);
  let passwordHash = '';
  const look = async () => {
    const { hash, id } = await openedClaim(services, open, password, (claim) => claim.userType === userType);
    passwordHash = hash;
    return id;
  };
  // Whoever signs up must not try more passwords than whoever logs in.
  const again = open.length > 0 ? await counted(services, email, address, look) : await look();
  return { passwordHash, known: new Set(claims.map(({ id }) => id)), again };
}

async function store(
  trx: Trx,
  services: Services,
  registration: Registration,
  given: Compared & { address: string },
): Promise<Outcome> {
  const { email } = registration;
  const now = services.now();
  const owner = await ownerOfEmail(trx, email);
  if (owner !== undefined) {
    const wait = await take(trx, now, [['knownEmails', given.address]]);
    if (wait !== null) return { retryAt: wait };
    if ((await take(trx, now, [['ownerTold', owner]])) === null)
      await queueMessage(trx, alreadyOwned(email, services.publicUrl()), now);
    return 'owned';
  }
  // Two at once: the second sees the first's account here, and compares before it makes another.
  const claims = await accountsByEmail(trx, email);
  if (claims.some(({ id }) => !given.known.has(id))) return 'claimed-meanwhile';
  const again = await madeAgain(trx, given);
  if (again) return addTo(trx, services, again, registration);
  const wait = await take(trx, now, [
    ['register', email, given.address],
    ['registrationsOfAddress', given.address],
  ]);
  if (wait !== null) return { retryAt: wait };
  const account = accountOf(registration, newId(), await freeUsername(trx, email), now);
  const rows = rowsBeside(registration, account.id, now);
  await writeChanges(trx, [{ table: 'accounts', id: account.id, row: account }, ...rows], now);
  await savePassword(trx, account.id, given.passwordHash);
  await tellSparingly(trx, welcome(account, services.publicUrl()), now);
  await tellOfPlans(trx, account, rows, now);
  if (wantsNewsletter(registration)) await askMailbox(trx, email, services.publicUrl(), now);
  return account;
}

/** The account that the same password has made before, unless it has another by now. */
async function madeAgain(trx: Trx, { again, passwordHash }: Compared): Promise<Account | undefined> {
  if (again === undefined || (await passwordHashOf(trx, again)) !== passwordHash) return undefined;
  return readRow(trx, 'accounts', again);
}

/** The same person on another form: nothing that they said on either is lost, and nothing that was verified is changed. */
async function addTo(
  trx: Trx,
  { now, publicUrl }: Services,
  account: Account,
  registration: Registration,
): Promise<Account> {
  const changes = await laterRows(trx, registration, account, now());
  await writeChanges(trx, changes, now());
  await tellOfPlans(trx, account, changes, now());
  const isNews = changes.some(({ table, row }) => table === 'consents' && row.kind === 'newsletter');
  if (isNews) await askMailbox(trx, account.email, publicUrl(), now());
  return (await readRow(trx, 'accounts', account.id)) ?? account;
}

/** A plan that a sign-up asks for goes the way of one that is asked for in the settings. */
async function tellOfPlans(trx: Trx, account: Account, changes: Change[], now: string): Promise<void> {
  for (const { table, row } of changes) {
    const plan = table === 'subscriptions' ? planOf(row.planId) : undefined;
    if (plan) await tellSparingly(trx, planRequested(account, plan), now);
  }
}

/** The part of the email before the at-sign, as the spec folds it, with a number behind it where it is taken. */
export async function freeUsername(db: Db, email: string): Promise<string> {
  const wanted = (email.split('@')[0] ?? '').toLowerCase().replace(/[^a-z0-9]/g, '_');
  if (!(await isUsernameTaken(db, wanted))) return wanted;
  return `${wanted}${await freeSuffix((suffix) => isUsernameTaken(db, `${wanted}${suffix}`))}`;
}

/** One whose next lower is taken, from 2 on: thousands may share a name, and each question costs as much as the first. */
async function freeSuffix(isTaken: (suffix: number) => Promise<boolean>): Promise<number> {
  let [taken, free] = [1, 2];
  while (await isTaken(free)) [taken, free] = [free, free * 2];
  while (free - taken > 1) {
    const between = Math.floor((taken + free) / 2);
    if (await isTaken(between)) taken = between;
    else free = between;
  }
  return free;
}

function alreadyRegistered(): HttpFailure {
  const message = 'Please check your information and try again.';
  return new HttpFailure(409, { code: 'registration-failed', message });
}
