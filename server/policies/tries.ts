import { otpRules } from '#sync/endpoints/otp.ts';
import { type Limit, takeAttempts } from '../db/attempts.ts';
import type { Trx } from '../db/connection.ts';
import { HttpFailure } from '../http-failure.ts';
import { hashSecret } from '../outside/secrets.ts';
import { widerKey } from './address-key.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How often what may be tried. They stand in the database: a restart forgives nobody. */
export const tries = {
  /** Wrong passwords for one account from one address: the owner, elsewhere, still gets in. */
  login: { most: 5, within: 15 * minute },
  /** Wrong passwords for any account from one address. */
  loginsOfAddress: { most: 100, within: 15 * minute },
  /** Sign-ups of one address, whatever becomes of them: each computes a hash. */
  signUps: { most: 120, within: hour },
  /** Sign-ups with one email from one address, and with emails that have an owner. */
  register: { most: 5, within: hour },
  knownEmails: { most: 5, within: hour },
  /** Sign-ups from one address, which many may share: each sends a mail to whom the sign-up names. */
  registrationsOfAddress: { most: 60, within: hour },
  /** Mails that tell an owner that somebody tried. */
  ownerTold: { most: 1, within: hour },
  /** Mails of a kind that tell a mailbox, which may not be proven, what was done with an account by whoever is in it. */
  accountMails: { most: 2, within: 24 * hour },
  /** Of one's own password: each computes a hash. */
  passwordChanges: { most: 10, within: hour },
  codeSoon: { most: 1, within: minute },
  codesAnHour: { most: 5, within: hour },
  codesADay: { most: 10, within: 24 * hour },
  /** For one mailbox or phone number, whichever accounts name it, and of those from one network address. */
  codesOfTargetAnHour: { most: 10, within: hour },
  codesOfTargetADay: { most: 20, within: 24 * hour },
  codesOfTargetFromAddressAnHour: { most: 5, within: hour },
  codesOfTargetFromAddressADay: { most: 10, within: 24 * hour },
  /** Of codes for one target, kept for those who have had fewer than two at their address, or IPv6 site, in a day. */
  codesKeptBack: { most: 40, within: 24 * hour },
  /** Of everybody: as many as the settings say in its stead. */
  smsADay: { most: 1_000, within: 24 * hour },
  /** From one address, whoever they go to: else it could use up those of everybody, which cost money. */
  smsOfAddressADay: { most: 100, within: 24 * hour },
  /** Codes that an address asks for without a session; and with one, for as many as may sign up there, who need two each. */
  codesOfAddress: { most: 60, within: hour },
  ownCodesOfAddress: { most: 180, within: hour },
  /** Wrong codes from one address, whoever they are for. */
  guessesOfAddress: { most: 100, within: 15 * minute },
  /** Of one code, by whoever has no session of the person it is for. */
  guessesOfStrangers: { most: otpRules.tries, within: otpRules.minutes * minute },
  /** Links to one mailbox, and of those from one network address, which leaves some for who has it. */
  resetsOfEmail: { most: 6, within: hour },
  resetsOfEmailFromAddress: { most: 3, within: hour },
  resetsOfAddress: { most: 20, within: hour },
  /** Questions that go to the model; the rules answer those beyond. */
  modelOfAddress: { most: 10, within: hour },
  modelOfPerson: { most: 30, within: hour },
  /** Of all accounts at one address whose email nobody has proven: each has as many as any. */
  modelOfUnproven: { most: 60, within: hour },
  /** Questions that anybody answers, of a person, or of an address that nobody signed in at. */
  questions: { most: 300, within: hour },
  verdicts: { most: 120, within: hour },
} as const;
export type Tried = keyof typeof tries;

/** Nothing is counted for longer. */
export const longestCounted = 24 * hour;

/** What an attempt is counted under: a hash, so that no address of a person stands in it. */
export function tryKey(tried: Tried, ...who: string[]): string {
  return hashSecret(JSON.stringify([tried, ...who]));
}

/** Counts an attempt, or says (and counts nothing) when the next may be made. */
export async function take(trx: Trx, now: string, asked: [Tried, ...string[]][]): Promise<string | null> {
  return takeAttempts(
    trx,
    asked.flatMap(([tried, ...who]) => limitsOf(tried, who)),
    now,
  );
}

/** Under which keys `take` counts. */
export function keysOfTries(asked: [Tried, ...string[]][]): string[] {
  return asked.flatMap(([tried, ...who]) => limitsOf(tried, who)).map(({ key }) => key);
}

export function limitOf(tried: Tried, ...who: string[]): Limit {
  return { ...tries[tried], key: tryKey(tried, ...who) };
}

/** Of what an address may do, also what all the networks around an IPv6 one may: some times as much. */
export function limitsOf(tried: Tried, who: string[], most: number = tries[tried].most): Limit[] {
  const limits = [{ ...limitOf(tried, ...who), most }];
  for (const { bits, times } of widthsOf(tried)) {
    const wider = who.map((each) => widerKey(each, bits));
    if (wider.join() !== who.join()) limits.push({ ...limitOf(tried, ...wider), most: most * times });
  }
  return limits;
}

/** How wide an IPv6 address is counted besides its network, and how many times as much all of that may. */
function widthsOf(tried: Tried): readonly { bits: 48 | 56; times: number }[] {
  if (countedByHome.has(tried)) return [ofHome, ofCarrier];
  return countedBySite.has(tried) ? [ofSite] : [];
}

/** One of a carrier may be thousands of phones. */
const ofSite = { bits: 48, times: 5 } as const;
const ofHome = { bits: 56, times: 5 } as const;
/** More than one phone of a carrier can try by going from network to network, and far from what whoever holds all of it could. */
const ofCarrier = { bits: 48, times: 100 } as const;

/** What would keep the phones of a carrier from signing in, where one of them goes from network to network. */
const countedByHome: ReadonlySet<Tried> = new Set(['loginsOfAddress', 'guessesOfAddress']);

/** What is dear, or tries what somebody else has. Questions to the model are counted as the terms say, by the address. */
const countedBySite: ReadonlySet<Tried> = new Set([
  'signUps',
  'knownEmails',
  'registrationsOfAddress',
  'smsOfAddressADay',
  'codesOfAddress',
  'ownCodesOfAddress',
  'codesOfTargetFromAddressAnHour',
  'codesOfTargetFromAddressADay',
  'resetsOfAddress',
]);

export function tooMany(
  retryAt: string,
  now: string,
  failure = { code: 'too-many-tries', message: 'Too many tries. Please wait a while and try again.' },
): HttpFailure {
  const seconds = Math.max(1, Math.ceil((Date.parse(retryAt) - Date.parse(now)) / 1000));
  return new HttpFailure(429, failure, { 'Retry-After': String(seconds) });
}
