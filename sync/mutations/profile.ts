import { type Context, isRefusal, mutation, refuse } from '../mutation.ts';
import { blankCompany } from '../records/company.ts';
import { blankInvestorProfile } from '../records/investor-profile.ts';
import { personFields, preferenceFields } from '../rules/profile.ts';
import { companyFields, moreCompanyFields } from '../rules/registration/entrepreneur.ts';
import {
  investmentProfileFields,
  isRangeInOrder,
  minimumAboveMaximum,
} from '../rules/registration/investor.ts';
import type { Key, TableName } from '../tables.ts';
import { formEdits, laterEdits, withEdits } from './form-edits.ts';

/** Saves what everybody's profile holds. */
export const editPerson = mutation({
  args: formEdits(personFields),
  reads: (_, { userId }) => [{ table: 'accounts', id: userId }],
  change(rows, args, { userId }) {
    const account = rows.get('accounts', userId);
    if (!account) return 'unknown';
    // A device has not heard of these before its first sync: their form then shows what a new account has.
    const row = withEdits({ bio: '', currency: 'INR', ...account }, args, personFields);
    return isRefusal(row) ? row : [{ table: 'accounts', id: userId, row }];
  },
  coalesce: laterEdits,
});

const investorFields = { ...investmentProfileFields, ...preferenceFields };

/** Saves what an investor says of their investing. */
export const editInvestorProfile = mutation({
  args: formEdits(investorFields),
  reads: (_, context) => ownWith('investorProfiles', context),
  change(rows, args, { userId, now }) {
    const account = rows.get('accounts', userId);
    if (!account) return 'unknown';
    if (account.userType !== 'investor') return refuse('investors-only', 'Only investors have this profile.');
    const profile = rows.get('investorProfiles', userId) ?? blankInvestorProfile(userId, now);
    const row = withEdits({ ...profile, hiddenFields: profile.hiddenFields ?? [] }, args, investorFields);
    if (isRefusal(row)) return row;
    if (!isRangeInOrder(row)) return refuse('invalid', minimumAboveMaximum, 'minInvestmentRange');
    return [{ table: 'investorProfiles', id: userId, row: { ...row, updatedAt: now } }];
  },
  coalesce: laterEdits,
});

const ofCompany = { ...companyFields, ...moreCompanyFields };

/** Saves what a founder says of their company: any fields of either group. */
export const editCompany = mutation({
  args: formEdits(ofCompany),
  reads: (_, context) => ownWith('companies', context),
  change(rows, args, { userId, now }) {
    const account = rows.get('accounts', userId);
    if (!account) return 'unknown';
    if (account.userType !== 'entrepreneur') {
      return refuse('entrepreneurs-only', 'Only entrepreneurs have a company profile.');
    }
    const row = withEdits(rows.get('companies', userId) ?? blankCompany(userId, now), args, ofCompany);
    if (isRefusal(row)) return row;
    return [{ table: 'companies', id: userId, row: { ...row, updatedAt: now } }];
  },
  coalesce: laterEdits,
});

function ownWith(table: TableName, { userId }: Context): Key[] {
  return [
    { table, id: userId },
    { table: 'accounts', id: userId },
  ];
}
