import type { Context } from '#sync/mutation.ts';
import { accountSchema, isVerified } from '#sync/records/account.ts';
import { connectionSchema } from '#sync/records/connection.ts';
import { begunIn, monthOf } from '#sync/rules/connections.ts';
import { connectionLimit } from '#sync/rules/plans.ts';
import type { TableName } from '#sync/tables.ts';
import type { RowsById } from './oracle.ts';

type Held = Record<TableName, RowsById>;
/** What was applied so far, whether it changed anything, and whether the server had all files of it. */
export type Done = { name: string; context: Context; changed: boolean; hasFiles: boolean };

const hour = 60 * 60 * 1000;

/** Limits within an hour, and which mutations count together. */
const hourly = [
  { names: ['sendContactMessage', 'sendHelpMessage'], most: 5 },
  { names: ['subscribeNewsletter'], most: 10 },
];

/** What is counted in a day as often as it was done, as long as it changed anything. */
const daily: Partial<Record<string, number>> = { editOpportunity: 20, reportAbuse: 20, requestPlan: 10 };

/** What others would see, and what lies on the desk. Admins are made by their email alone. */
const forVerified = new Set([
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

/**
 * Why a mutation that is otherwise right has to wait, by the limits as they are promised; null where it may go. Counted
 * here from rows and decisions: the server counts in tables of its own.
 */
export function mustWait(
  held: Held,
  done: Done[],
  { name, context, changed, hasFiles }: Done,
): string | null {
  const { userId, now } = context;
  const person = accountSchema.optional().parse(held.accounts[userId]);
  if (forVerified.has(name) && !(person && (person.userType === 'admin' || isVerified(person))))
    return 'not-verified';
  if (name === 'submitPitch') {
    const today = Object.values(held.opportunities).filter(
      ({ founderId, createdAt }) => founderId === userId && isWithin(24 * hour, String(createdAt), now),
    );
    return today.length >= 10 ? 'daily-limit' : null;
  }
  const mostADay = daily[name];
  if (mostADay !== undefined && changed) {
    const today = done.filter(
      (other) =>
        other.name === name &&
        other.changed &&
        other.context.userId === userId &&
        isWithin(24 * hour, other.context.now, now),
    );
    return today.length >= mostADay ? 'daily-limit' : null;
  }
  if (name === 'publishUpdate') {
    const today = Object.values(held.dealUpdates).filter(
      ({ founderId, createdAt }) => founderId === userId && isWithin(24 * hour, String(createdAt), now),
    );
    return today.length >= 10 ? 'daily-limit' : null;
  }
  if (name === 'sendMessage' || name === 'requestConnection' || name === 'acceptConnection') {
    if (person && !isVerified(person)) return 'verification-needed';
    if (!hasFiles) return 'file-missing';
    return name === 'requestConnection' && isPlanUsedUp(held, userId, now) ? 'plan-limit' : null;
  }
  const limit = hourly.find(({ names }) => names.includes(name));
  if (!limit) return null;
  const sent = done.filter(
    (other) =>
      limit.names.includes(other.name) &&
      other.context.userId === userId &&
      isWithin(hour, other.context.now, now),
  );
  return sent.length >= limit.most ? 'hourly-limit' : null;
}

/** Whether somebody has begun as many connections in this month as their plan allows. */
export function isPlanUsedUp(
  held: Pick<Held, 'subscriptions' | 'connections'>,
  userId: string,
  now: string,
): boolean {
  const own = Object.values(held.subscriptions).filter(({ accountId }) => accountId === userId);
  const plans = own.map(({ planId, state }) => ({ planId: String(planId), state: state as 'active' })); // read as text
  const most = connectionLimit(plans);
  const connections = Object.values(held.connections).map((row) => connectionSchema.parse(row));
  return most !== null && begunIn(connections, userId, monthOf(now)) >= most;
}

function isWithin(ms: number, moment: string, now: string): boolean {
  return Date.parse(moment) > Date.parse(now) - ms;
}
