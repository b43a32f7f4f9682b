import { type OtpType, otpRules } from '#sync/endpoints/otp.ts';
import type { Account } from '#sync/records/account.ts';
import { accountsByEmail, ownerOfEmail } from '../db/accounts.ts';
import { giveBackAttempts } from '../db/attempts.ts';
import { type Code, codeOf, countTry, countTryOfNobody, removeCode, saveCode } from '../db/codes.ts';
import type { Trx } from '../db/connection.ts';
import { type Message, queueForNobody, queueMessage } from '../db/messages.ts';
import { readRow } from '../db/records.ts';
import { HttpFailure } from '../http-failure.ts';
import { hashWithKey, isSameHash, newCode } from '../outside/secrets.ts';
import { smsLeftAt, takeCode, takeCodeOfNobody } from '../policies/codes-of-target.ts';
import { keysOfTries, type Tried, take, tooMany, tryKey } from '../policies/tries.ts';
import type { Services } from '../services.ts';
import { commit } from '../syncing/commit.ts';
import { isClosed } from './closed.ts';
import { takeOverEmail, takeOverPhone } from './contact.ts';
import { alreadyOwned, codeByMail, codeBySms, type Named, nobody } from './letters.ts';

/** Who names an account: in a session of its own, or without any. Ids are public, so the latter may be anybody. */
export type Namer = 'owner' | 'stranger';

/**
 * What a code of this type would verify now: the address asked for, else the account's own while it is unverified. Whoever
 * changes what is verified is signed in: there a stranger finds nothing to verify.
 */
export function targetOf(account: Account, type: OtpType, namer: Namer): string | null {
  const isEmail = type === 'email';
  const isVerified = isEmail ? account.emailVerified : account.phoneVerified;
  const pending = (isEmail ? account.pendingEmail : account.pendingPhone) ?? null;
  if (isVerified) return namer === 'owner' ? pending : null;
  return pending ?? ((isEmail ? account.email : account.phone) || null);
}

/**
 * Makes a code and queues it for its target, in the transaction that counted the attempt. The code before is dead.
 * Where there is nobody to send one to, or too many went there already, as much is done for nobody. Answers when to ask again
 * where an owner's code could not leave as the house has sent its SMS of the day, and null else.
 */
export async function sendCode(
  trx: Trx,
  services: Services,
  account: Account | undefined,
  { type, namer, address }: { type: OtpType; namer: Namer; address: string },
): Promise<string | null> {
  const now = services.now();
  const asked = { type, namer, address };
  const target = account && !isClosed(account, now) ? targetOf(account, type, namer) : null;
  if (!account || target === null || !(await takeCode(trx, services, asked, target))) {
    await takeCodeOfNobody(trx, services, asked);
    await sendToNobody(trx, services, type);
    return namer === 'owner' && target !== null ? smsLeftAt(trx, services, asked, target) : null;
  }
  const owner = type === 'email' ? await ownerOfEmail(trx, target) : undefined;
  if (owner !== undefined && owner !== account.id) {
    // The mailbox may be the asker's or not: only who reads it is told.
    if ((await take(trx, now, [['ownerTold', owner]])) === null)
      await queueMessage(trx, alreadyOwned(target, services.publicUrl()), now);
    return null;
  }
  const code = newCode(otpRules.digits);
  const expiresAt = lapseOf(now);
  const codeHash = hashOf(services, { accountId: account.id, type, target }, code);
  await saveCode(trx, { accountId: account.id, type, target, codeHash, tries: 0, expiresAt });
  const others = type === 'email' ? await othersClaiming(trx, target, account.id, now) : 0;
  await queueMessage(
    trx,
    letterWith(services, type, { target, code, expiresAt, whose: account, others }),
    now,
  );
  return null;
}

/** How many would be closed if this account verified the email. */
async function othersClaiming(trx: Trx, email: string, accountId: string, now: string): Promise<number> {
  const claims = await accountsByEmail(trx, email);
  return claims.filter((claim) => claim.id !== accountId && !isClosed(claim, now)).length;
}

async function sendToNobody(trx: Trx, services: Services, type: OtpType): Promise<void> {
  const code = newCode(otpRules.digits);
  const target = type === 'email' ? 'nobody@pankh.example' : '+910000000000';
  const now = services.now();
  if (type === 'email') await ownerOfEmail(trx, target);
  const others = type === 'email' ? await othersClaiming(trx, target, 'nobody', now) : 0;
  hashOf(services, { accountId: 'nobody', type, target }, code);
  const whose = nobody(now);
  await queueForNobody(trx, letterWith(services, type, { target, code, expiresAt: now, whose, others }), now);
}

function letterWith(
  services: Services,
  type: OtpType,
  {
    target,
    code,
    expiresAt,
    ...account
  }: { target: string; code: string; expiresAt: string; whose: Named; others: number },
): Message {
  return type === 'email'
    ? codeByMail(target, account, code, expiresAt)
    : codeBySms(target, code, expiresAt, services.publicUrl());
}

/**
 * Holds a code against the newest that was sent: once, five times at most, ten minutes long, for the target it was sent
 * to. Strangers have five tries of their own, which take none from the owner. Where no code waits, or there is nobody, as
 * much is done for nobody. Throws HttpFailure 400 for whatever is wrong, 409 where somebody else has verified the email
 * meanwhile, 429 after too many wrong codes from one address.
 */
export async function verifyCode(
  services: Services,
  { userId, type, otp }: { userId: string; type: OtpType; otp: string },
  { address, namer }: { address: string; namer: Namer },
): Promise<void> {
  const { now, poke } = services;
  const ended = await commit(services, async (trx) => {
    const retryAt = await take(trx, now(), [['guessesOfAddress', address]]);
    if (retryAt !== null) return { retryAt };
    const guess = tryKey('guessesOfAddress', address);
    const account = await readRow(trx, 'accounts', userId);
    const sent = await codeOf(trx, userId, type);
    const ofStrangers: [Tried, ...string[]] = ['guessesOfStrangers', userId, type, sent?.codeHash ?? 'none'];
    const isOver = namer === 'stranger' && (await take(trx, now(), [ofStrangers])) !== null;
    const isLookedAt = isOpen(sent, now()) && account && !isClosed(account, now()) && !isOver;
    const code = isLookedAt ? sent : undefined;
    if (namer === 'owner' || isOver) await (code ? countTry(trx, code) : countTryOfNobody(trx, guess));
    const hash = hashOf(services, code ?? { accountId: 'nobody', type, target: userId }, otp);
    if (!isSameHash(hash, code?.codeHash ?? 'none') || !code || !account) return null;
    if (code.target !== targetOf(account, type, namer)) return null;
    await removeCode(trx, { accountId: userId, type });
    await giveBackAttempts(trx, keysOfTries([['guessesOfAddress', address]]));
    return type === 'email'
      ? takeOverEmail(trx, services, account, code.target)
      : takeOverPhone(trx, account, code.target, now());
  });
  if (ended === null) throw invalidCode();
  if (ended === 'taken') throw takenEmail();
  if ('retryAt' in ended) throw tooMany(ended.retryAt, now());
  for (const rival of ended) poke.sessionEnded(rival);
}

/** One that would live for longer than any was made while the clock was ahead. */
function isOpen(code: Code | undefined, now: string): code is Code {
  if (code === undefined || code.tries >= otpRules.tries) return false;
  return code.expiresAt > now && code.expiresAt <= lapseOf(now);
}

/** When a code that is made now lapses. */
function lapseOf(now: string): string {
  return new Date(Date.parse(now) + otpRules.minutes * 60_000).toISOString();
}

function hashOf(
  { secretKey }: Pick<Services, 'secretKey'>,
  { accountId, type, target }: Pick<Code, 'accountId' | 'type' | 'target'>,
  code: string,
): string {
  return hashWithKey(secretKey, 'otp', accountId, type, target, code);
}

function invalidCode(): HttpFailure {
  return new HttpFailure(400, { code: 'invalid-otp', message: 'Invalid or expired OTP', field: 'otp' });
}

function takenEmail(): HttpFailure {
  const message = 'This email belongs to another account, which has verified it. Log in with that one.';
  return new HttpFailure(409, { code: 'email-taken', message });
}
