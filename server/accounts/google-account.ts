import { newId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import { fullNameField } from '#sync/rules/identity.ts';
import { accountsByEmail, ownerOfEmail } from '../db/accounts.ts';
import type { Trx } from '../db/connection.ts';
import { accountOfIdentity, hasEndedIdentities, saveIdentity } from '../db/identities.ts';
import { queueMessage } from '../db/messages.ts';
import { readRow } from '../db/records.ts';
import type { GooglePerson } from '../outside/google.ts';
import type { Services } from '../services.ts';
import { commit } from '../syncing/commit.ts';
import { writeChanges } from '../syncing/write.ts';
import { isClosed } from './closed.ts';
import { takeOverEmail } from './contact.ts';
import { googleLinked, welcome } from './letters.ts';
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

type Unmade = 'choose-role' | 'claimed' | 'owned' | 'failed';

/**
 * The account of a person whom the provider vouches for: the one they came to before, else the owner of the email that the
 * provider has verified, else the unverified one of that email as which this device is signed in, else a new one in the role
 * they chose. 'choose-role' where that or their yes to the terms is missing, 'failed' where the provider vouches for no email
 * or the account is closed. An owner is told of each that opens their account from now on.
 *
 * What the provider has seen verified once may be somebody else's mailbox by now, unless it runs it: then the owner has to be
 * signed in here ('owned'), as where they have ended that the provider opens their account.
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
    if (account && known === undefined) {
      if (account.id !== said.signedIn?.id && !(await opensAlone(trx, person, account))) return 'owned';
      await link(trx, services, person, account);
    }
    if (account || email === null) return account ?? 'failed';
    const proven = await provenByGoogle(trx, services, { email, fullName: nameOf(person, email) }, said);
    if (typeof proven === 'string') return proven;
    await (proven.isNew ? save : link)(trx, services, person, proven.account);
    ended.push(...proven.rivals);
    return proven.account;
  });
  for (const rival of ended) services.poke.sessionEnded(rival);
  return outcome;
}

async function opensAlone(trx: Trx, { isOwnMailbox }: GooglePerson, { id }: Account): Promise<boolean> {
  return isOwnMailbox && !(await hasEndedIdentities(trx, id));
}

type Proven = { account: Account; rivals: string[]; isNew: boolean };

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
  if (account) return { ...(await proveEmail(trx, services, account, email)), isNew: false };
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
  return { ...(await proveEmail(trx, services, account, email)), isNew: true };
}

async function proveEmail(trx: Trx, services: Services, account: Account, email: string) {
  const rivals = await takeOverEmail(trx, services, account, email);
  if (rivals === 'taken') throw new Error('An email without an owner has one');
  return { account: { ...account, emailVerified: true, pendingEmail: null }, rivals };
}

/** For an account that was there before. */
async function link(trx: Trx, services: Services, person: GooglePerson, account: Account): Promise<void> {
  await save(trx, services, person, account);
  await queueMessage(trx, googleLinked(account.email, services.publicUrl()), services.now());
}

function save(
  trx: Trx,
  { now }: Services,
  { issuer, subject }: GooglePerson,
  { id }: Account,
): Promise<void> {
  return saveIdentity(trx, { issuer, subject, accountId: id, createdAt: now() });
}

function nameOf({ fullName }: GooglePerson, email: string): string {
  const parsed = fullNameField.safeParse(fullName);
  return parsed.success ? parsed.data : (email.split('@')[0] ?? email).padEnd(2, '_');
}
