import { expect, test } from 'vitest';
import { isRefusal, type Rows } from '../mutation.ts';
import type { Account } from '../records/account.ts';
import { blankCompany, type Company } from '../records/company.ts';
import { blankInvestorProfile, type InvestorProfile } from '../records/investor-profile.ts';
import { editCompany, editInvestorProfile, editPerson } from './profile.ts';

const userId = '00000000-0000-7000-8000-000000000001';
const now = '2026-03-01T09:00:00.000Z';
const context = { userId, clientId: userId, now, id: userId };

function account(given: Partial<Account> = {}): Account {
  return {
    id: userId,
    email: 'tara@people.example',
    username: 'tara',
    fullName: 'Tara Menon',
    userType: 'investor',
    location: 'Kochi',
    emailVerified: true,
    phoneVerified: true,
    createdAt: now,
    bio: 'Sails and saves.',
    currency: 'INR',
    ...given,
  };
}

function holding(given: {
  accounts?: Account;
  investorProfiles?: InvestorProfile;
  companies?: Company;
}): Rows {
  const rows = new Map<string, unknown>(Object.entries(given));
  return { get: (table) => rows.get(table) as never }; // stored under its own table
}

const investorMessages: [string, unknown, string][] = [
  ['minInvestmentRange', '', 'Please enter minimum investment amount'],
  ['maxInvestmentRange', 'much', 'Please enter maximum investment amount'],
  ['experience', '', 'Please select your investment experience'],
  ['areasOfExpertise', [], 'Please select at least one area of expertise'],
  ['locationPreference', '', 'Please enter your location preference'],
  ['investmentGoals', 'too short', 'Please describe your investment goals'],
];
test.each(investorMessages)('an investor who writes %s as %j reads %j', (field, value, message) => {
  const { error } = editInvestorProfile.args.safeParse({ from: {}, to: { [field]: value } });
  expect(error?.issues[0]?.message).toBe(message);
});

const companyMessages: [string, unknown, string][] = [
  ['companyName', 'A', 'Company name is required'],
  ['companyDescription', 'Looms', 'Please provide a detailed company description (min 50 characters)'],
  ['industry', '', 'Please select your industry'],
  ['stage', '', 'Please select your company stage'],
  ['location', 'K', 'Please enter your company location'],
  ['fundingRequired', '', 'Please enter funding amount required'],
  ['teamSize', '', 'Please enter your team size'],
  ['teamSize', '6-10', 'Please enter your team size as a whole number, such as 8'],
  ['useOfFunds', 'Looms', 'Please describe how you will use the funds'],
  ['businessModel', 'Rent', 'Please describe your business model'],
  ['website', 'javascript:alert(1)', 'Please enter a valid website URL'],
  ['linkedinProfile', 'linkedin', 'Please enter a valid LinkedIn URL'],
];
test.each(companyMessages)('a founder who writes %s as %j reads %j', (field, value, message) => {
  const { error } = editCompany.args.safeParse({ from: {}, to: { [field]: value } });
  expect(error?.issues[0]?.message).toBe(message);
});

test('a name of one letter is refused in the words of the sign-up', () => {
  const { error } = editPerson.args.safeParse({ from: {}, to: { fullName: 'T' } });
  expect(error?.issues[0]?.message).toBe('Full name must be at least 2 characters');
});

test('a minimum above the maximum that stands is refused', () => {
  const profile = { ...blankInvestorProfile(userId, now), maxInvestmentRange: 100 };
  const rows = holding({ accounts: account(), investorProfiles: profile });
  const args = editInvestorProfile.args.parse({
    from: { minInvestmentRange: null },
    to: { minInvestmentRange: '5 lakh' },
  });
  expect(editInvestorProfile.change(rows, args, context)).toMatchObject({
    refused: { message: 'Minimum investment cannot be greater than maximum', field: 'minInvestmentRange' },
  });
});

test('two devices that changed different fields both have their way', () => {
  const rows = holding({ accounts: account({ location: 'Surat' }) });
  const args = editPerson.args.parse({ from: { fullName: 'Tara Menon' }, to: { fullName: 'Tara M. Menon' } });
  expect(editPerson.change(rows, args, context)).toMatchObject([
    { row: { fullName: 'Tara M. Menon', location: 'Surat' } },
  ]);
});

test('words that two devices added to a text are both kept', () => {
  const rows = holding({ accounts: account({ bio: 'Sails and saves. Loves looms.' }) });
  const args = editPerson.args.parse({
    from: { bio: 'Sails and saves.' },
    to: { bio: 'She sails and saves.' },
  });
  const result = editPerson.change(rows, args, context);
  if (result === 'unknown' || isRefusal(result)) throw new Error('It was not joined');
  expect(result).toMatchObject([{ row: { bio: 'She sails and saves. Loves looms.' } }]);
});

test('a clash that no machine may decide is refused, by the field', () => {
  const rows = holding({ accounts: account({ location: 'Surat' }) });
  const args = editPerson.args.parse({ from: { location: 'Kochi' }, to: { location: 'Pune' } });
  expect(editPerson.change(rows, args, context)).toMatchObject({
    refused: { code: 'changed-elsewhere', field: 'location' },
  });
});

test('a founder has no investor profile, and an investor no company', () => {
  const founder = holding({
    accounts: account({ userType: 'entrepreneur' }),
    companies: blankCompany(userId, now),
  });
  const nothing = { from: {}, to: {} };
  expect(editInvestorProfile.change(founder, nothing, context)).toMatchObject({
    refused: { code: 'investors-only' },
  });
  expect(editCompany.change(holding({ accounts: account() }), nothing, context)).toMatchObject({
    refused: { code: 'entrepreneurs-only' },
  });
});

test('a currency that another device chose meanwhile is not written over', () => {
  const rows = holding({ accounts: account({ currency: 'GBP' }) });
  const args = editPerson.args.parse({ from: { currency: 'INR' }, to: { currency: 'USD' } });
  expect(editPerson.change(rows, args, context)).toMatchObject({
    refused: { code: 'changed-elsewhere', field: 'currency' },
  });
});
