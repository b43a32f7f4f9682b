import type { Failure } from '#sync/errors.ts';
import { firstLetters } from '#sync/first-letters.ts';
import { type Account, isVerified } from '#sync/records/account.ts';
import { monthOf, nextMonth } from '#sync/rules/connections.ts';
import { connectionLimit, overPlan } from '#sync/rules/plans.ts';
import type { Db, Trx } from '../db/connection.ts';
import { connectionsBegun, countConnection } from '../db/connection-counts.ts';
import { subscriptionsOf } from '../db/subscriptions.ts';
import type { Postponed } from './postponed.ts';
import { verificationNeeded } from './verified-first.ts';

const longestReason = 300;

/** Why a person may not connect or message yet; null where they may. `REQUIRE_APPROVAL=1` waits for an admin's word. */
export function mayConnect(
  account: Account,
  { REQUIRE_APPROVAL }: { REQUIRE_APPROVAL: boolean },
): Failure | null {
  if (!isVerified(account)) return verificationNeeded;
  if (!REQUIRE_APPROVAL || account.approval === 'approved') return null;
  if (account.approval === 'declined') return notApproved(account);
  return {
    code: 'approval-needed',
    message: 'Your account is being reviewed. Accounts are approved in 1-2 business days.',
  };
}

/** It is not the last word: with another certificate the account is reviewed again. */
function notApproved({ approvalReason }: Account): Failure {
  const message =
    'Your account was reviewed and not approved. You can upload another certificate in your profile; we look at it within 1-2 business days.';
  const reason = firstLetters(approvalReason ?? '', longestReason);
  return { code: 'approval-declined', message: reason === '' ? message : `${message} Reason: ${reason}` };
}

/** How many connections a person may still begin in the month of a moment; null: any number. Months are those of India. */
export async function connectionsLeft(
  db: Db,
  { id }: Pick<Account, 'id'>,
  now: string,
): Promise<number | null> {
  const limit = connectionLimit(await subscriptionsOf(db, id));
  return limit === null ? null : Math.max(0, limit - (await connectionsBegun(db, id, monthOf(now))));
}

/**
 * Takes one of the month's connections, in the transaction that begins the connection. Over the plan's limit it answers
 * why the request waits, and until when; writing transactions run one after another, so no two can take the same one.
 */
export async function takeConnection(
  trx: Trx,
  account: Pick<Account, 'id'>,
  now: string,
): Promise<Postponed | null> {
  const left = await connectionsLeft(trx, account, now);
  if (left === 0) {
    return {
      failure: {
        code: 'plan-limit',
        message: overPlan,
      },
      retryAt: nextMonth(now),
    };
  }
  await countConnection(trx, account.id, monthOf(now));
  return null;
}
