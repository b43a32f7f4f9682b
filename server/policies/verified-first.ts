import type { Context } from 'koa';
import type { Failure } from '#sync/errors.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import { type Account, isVerified } from '#sync/records/account.ts';
import { HttpFailure } from '../http-failure.ts';
import { requireAccount } from '../middleware/session.ts';

/**
 * A session of somebody whose email or phone is not verified opens what is theirs alone: drafts, notes about deals, consents,
 * which mails they want, taking back what they asked for, their rights over their data. What others would see, now or once
 * they are verified, and what would lie on somebody's desk waits until then: these, and connections (connecting.ts).
 */
const waiting: ReadonlySet<string> = new Set<MutationName>([
  'submitPitch',
  'editOpportunity',
  'setRaisedAmount',
  'publishUpdate',
  'editUpdate',
  'editPerson',
  'editInvestorProfile',
  'editCompany',
  'requestPlan',
  'reportAbuse',
]);

/** Why this mutation has to wait; null where it need not. Admins are made by their email alone. */
export function waitsForVerification(name: string, account: Account | null): Failure | null {
  if (!waiting.has(name)) return null;
  if (account && (account.userType === 'admin' || isVerified(account))) return null;
  return {
    code: 'not-verified',
    message: 'Verify your email and phone number first. This waits until then.',
  };
}

export const verificationNeeded: Failure = {
  code: 'verification-needed',
  message: 'Please complete email and phone verification first.',
};

/** Throws HttpFailure 401 where nobody is signed in, 403 where they are not verified. */
export function requireVerified(ctx: Context): Account {
  const account = requireAccount(ctx);
  if (account.userType === 'admin' || isVerified(account)) return account;
  throw new HttpFailure(403, verificationNeeded);
}
