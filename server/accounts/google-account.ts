import { newId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import { fullNameField } from '#sync/rules/identity.ts';
import { accountsByEmail, ownerOfEmail } from '../db/accounts.ts';
import type { Trx } from '../db/connection.ts';
import { accountOfIdentity, saveIdentity } from '../db/identities.ts';
import { queueMessage } from '../db/messages.ts';
import { readRow } from '../db/records.ts';
import type { GooglePerson } from '../outside/google.ts';
import type { Services } from '../services.ts';
import { commit } from '../syncing/commit.ts';
import { writeChanges } from '../syncing/write.ts';
import { isClosed } from './closed.ts';
import { takeOverEmail } from './contact.ts';
import { welcome } from './letters.ts';
import { accountOf, rowsBeside } from './new-account.ts';
import { freeUsername } from './register.ts';

type Role = 'investor' | 'entrepreneur';

/** What who has no account yet said on the way here, and as whom this device is signed in. */
type Said = {
  userType?: Role | undefined;
  termsAccepted?: 'true' | undefined;
  anew?: 'true' | undefined;
  signedIn: Account | null;
};

type Unmade = 'choose-role' | 'claimed' | 'failed';

/**
 * The account of a person whom the provider vouches for: the one they came to before, else the owner of the email that the
 * provider has verified, else the unverified one of that email as which this device is signed in, else a new one in the role
 * they chose. 'choose-role' where that or their yes to the terms is missing, 'failed' where the provider vouches for no email
 * or the account is closed.
 *
 * Accounts that claim the email without proof are the person's own, of an earlier sign-up, or a stranger's, who waits for them
 * to fill it: nothing stored tells which. A session with the password behind it does, as it does where a code from the mailbox is
 * typed; Google's word stands for that code. Without one they are asked ('claimed'), for their own account must not close
 * unsaid. Either way the email becomes one account's alone, and every other's password and sessions end.
 */
export async function googleAccount(
  services: Services,
  person: GooglePerson,
  said: Said,
): Promise<Account | Unmade> {
  const ended: string[] = [];
  const outcome = await commit(services, async (trx) => {
    const email = person.email?.normalize('NFC').toLowerCase() ?? null;
    const known = await accountOfIdentity(trx, person);
    const id = known ?? (email === null ? undefined : await ownerOfEmail(trx, email));
    const account = id === undefined ? undefined : await readRow(trx, 'accounts', id);
    if (account ? isClosed(account, services.now()) : email === null) return 'failed';
    if (account && known === undefined) await link(trx, person, account.id, services.now());
    if (account || email === null) return account ?? 'failed';
    const proven = await provenByGoogle(trx, services, { email, fullName: nameOf(person, email) }, said);
    if (typeof proven === 'string') return proven;
    await link(trx, person, proven.account.id, services.now());
    ended.push(...proven.rivals);
    return proven.account;
  });
  for (const rival of ended) services.poke.sessionEnded(rival);
  return outcome;
}

type Proven = { account: Account; rivals: string[] };

/** The account that has an email from now on which nobody had verified before. */
async function provenByGoogle(
  trx: Trx,
  services: Services,
  { email, fullName }: { email: string; fullName: string },
  { userType: role, termsAccepted, anew, signedIn }: Said,
): Promise<Proven | Unmade> {
  const now = services.now();
  const claims = (await accountsByEmail(trx, email)).filter((claim) => !isClosed(claim, now));
  const own = claims.find(({ id }) => id === signedIn?.id);
  const account = own && (await readRow(trx, 'accounts', own.id));
  if (account) return proveEmail(trx, account, email, now);
  if (claims.length > 0 && !anew) return 'claimed';
  if (!role || !termsAccepted) return 'choose-role';
  return create(trx, services, { email, fullName, role });
}

/** For who has accepted the terms: their consents are recorded with the account. */
async function create(
  trx: Trx,
  services: Services,
  { email, fullName, role }: { email: string; fullName: string; role: Role },
): Promise<Proven> {
  const now = services.now();
  const registration = {
    form: 'marketplace' as const,
    email,
    fullName,
    userType: role,
    password: '',
    termsAccepted: true as const,
  };
  const account = accountOf(registration, newId(), await freeUsername(trx, email), now);
  const rows = rowsBeside(registration, account.id, now);
  await writeChanges(trx, [{ table: 'accounts', id: account.id, row: account }, ...rows], now);
  await queueMessage(trx, welcome(account, services.publicUrl()), now);
  return proveEmail(trx, account, email, now);
}

async function proveEmail(trx: Trx, account: Account, email: string, now: string): Promise<Proven> {
  const rivals = await takeOverEmail(trx, account, email, now);
  if (rivals === 'taken') throw new Error('An email without an owner has one');
  return { account: { ...account, emailVerified: true, pendingEmail: null }, rivals };
}

function link(trx: Trx, { issuer, subject }: GooglePerson, accountId: string, now: string): Promise<void> {
  return saveIdentity(trx, { issuer, subject, accountId, createdAt: now });
}

function nameOf({ fullName }: GooglePerson, email: string): string {
  const parsed = fullNameField.safeParse(fullName);
  return parsed.success ? parsed.data : (email.split('@')[0] ?? email).padEnd(2, '_');
}
