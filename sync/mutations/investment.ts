import * as z from 'zod';
import { type Change, isRefusal, mutation, refuse } from '../mutation.ts';
import type { Investment } from '../records/investment.ts';
import { hasCome, investmentFields, notYet } from '../rules/investment.ts';
import type { Key } from '../tables.ts';
import { formEdits, laterEdits, withEdits } from './form-edits.ts';

const about = { investmentId: z.uuid() };

/** Notes an investment that the investor has made, here or elsewhere. */
export const recordInvestment = mutation({
  args: z.strictObject({ ...about, opportunityId: z.uuid().nullable(), ...investmentFields }),
  reads: (args, { userId }) => [...reads(args), { table: 'accounts', id: userId }],
  change(rows, { investmentId: id, ...said }, { userId, now, isDevice }) {
    const account = rows.get('accounts', userId);
    if (!account) return 'unknown';
    if (account.userType !== 'investor') return refuse('investors-only', 'Only investors keep a portfolio.');
    if (rows.get('investments', id)) return refuse('already-there', 'This investment is recorded already.');
    if (!isDevice && !hasCome(said.investedOn, now)) return refuse('invalid', notYet, 'investedOn');
    return stored({ id, ownerId: userId, ...said, createdAt: now, updatedAt: now, removedAt: null });
  },
});

/** Changes the fields of an investment that were written in, each from what the person saw. */
export const editInvestment = mutation({
  args: formEdits(investmentFields).extend(about),
  reads,
  change(rows, { investmentId, ...edits }, { now, isDevice }) {
    const investment = rows.get('investments', investmentId);
    if (!investment) return 'unknown';
    const { investedOn = investment.investedOn } = edits.to;
    if (!isDevice && investedOn !== investment.investedOn && !hasCome(investedOn, now))
      return refuse('invalid', notYet, 'investedOn');
    const row = withEdits(investment, edits, investmentFields);
    // What somebody still works on is not to go, as with drafts.
    return isRefusal(row) ? row : stored({ ...row, updatedAt: now, removedAt: null });
  },
  coalesce: (earlier, later) =>
    earlier.investmentId === later.investmentId ? laterEdits(earlier, later) : null,
});

/** Takes an investment out of the portfolio, or puts it back. */
export const setInvestmentRemoved = mutation({
  args: z.strictObject({ ...about, removed: z.boolean() }),
  reads,
  change(rows, { investmentId, removed }, { now }) {
    const investment = rows.get('investments', investmentId);
    if (!investment) return 'unknown';
    return stored({ ...investment, removedAt: removed ? now : null, updatedAt: now });
  },
});

function reads({ investmentId }: { investmentId: string }): Key[] {
  return [{ table: 'investments', id: investmentId }];
}

function stored(row: Investment): Change[] {
  return [{ table: 'investments', id: row.id, row }];
}
