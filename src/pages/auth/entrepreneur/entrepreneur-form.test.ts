import { expect, test } from 'vitest';
import { moreCompanyLabels } from '#src/content/entrepreneur-form.ts';
import { saidOf } from '#src/testing/said-of.ts';
import { blankEntrepreneur, entrepreneurForm, isMoreBegun } from './entrepreneur-form.ts';

const first = {
  ...blankEntrepreneur,
  fullName: 'Tara Example',
  email: 'tara@example.org',
  password: 'long enough',
  confirmPassword: 'long enough',
  companyName: 'Monsoon Looms',
  stage: 'Prototype',
  companyDescription: 'Looms that run on rain water, for weavers in the hills of Assam.',
  termsAccepted: true,
};
const both = {
  ...first,
  industry: 'CleanTech',
  location: 'Guwahati',
  fundingRequired: '50 lakh',
  teamSize: '4',
  useOfFunds: 'Two more looms, and a year of pay.',
  businessModel: 'Weavers rent a loom by the month.',
  phoneNumber: '98765 43210',
  currentRevenue: '',
  website: '',
  linkedinProfile: '',
  previousFunding: '',
};

test('the first group alone makes an account', () => {
  const registration = entrepreneurForm.parse(first);
  expect(registration.form).toBe('entrepreneur-basic');
  for (const field of Object.keys(moreCompanyLabels)) expect(registration).not.toHaveProperty(field);
});

test('with the second group everything is sent: amounts as numbers, no revenue as 0', () => {
  expect(entrepreneurForm.parse(both)).toMatchObject({
    form: 'entrepreneur-full',
    fundingRequired: 5_000_000,
    teamSize: 4,
    currentRevenue: 0,
    phoneNumber: '+919876543210',
  });
});

test.each([
  ['a name of one letter', { fullName: 'T' }, 'fullName', 'Full name must be at least 2 characters'],
  ['an email that is none', { email: 'tara' }, 'email', 'Please enter a valid email address'],
  [
    'a short password',
    { password: 'short', confirmPassword: 'short' },
    'password',
    'Password must be at least 8 characters',
  ],
  ['passwords that differ', { confirmPassword: 'other one' }, 'confirmPassword', "Passwords don't match"],
  ['a company of one letter', { companyName: 'M' }, 'companyName', 'Company name is required'],
  ['no stage', { stage: '' }, 'stage', 'Please select your company stage'],
  [
    'a description of 49 letters',
    { companyDescription: 'x'.repeat(49) },
    'companyDescription',
    'Please provide a detailed company description (min 50 characters)',
  ],
  [
    'terms not agreed to',
    { termsAccepted: false },
    'termsAccepted',
    'You must accept the terms and conditions',
  ],
])('%s is told at its field, with the second group and without', async (_, changes, field, message) => {
  for (const form of [first, both])
    expect(await saidOf(entrepreneurForm, { ...form, ...changes })).toEqual({ [field]: message });
});

test.each([
  ['industry', '', 'Please select your industry'],
  ['location', 'G', 'Please enter your company location'],
  ['fundingRequired', '', 'Please enter funding amount required'],
  ['teamSize', '', 'Please enter your team size'],
  ['useOfFunds', 'Looms', 'Please describe how you will use the funds'],
  ['businessModel', 'Rent', 'Please describe your business model'],
  ['phoneNumber', '12345', 'Please enter a valid phone number'],
  ['currentRevenue', 'abc', 'Please enter a whole amount'],
  ['currentRevenue', '-5', 'Please enter a whole amount'],
  ['fundingRequired', '9'.repeat(41), 'Please enter funding amount required'],
  ['website', `https://looms.example/${'x'.repeat(500)}`, 'Please enter a valid website URL'],
  ['website', 'monsoon looms', 'Please enter a valid website URL'],
  ['website', 'javascript:alert(1)', 'Please enter a valid website URL'],
  ['linkedinProfile', 'linkedin', 'Please enter a valid LinkedIn URL'],
])('once the second group is begun, %s "%s" is told at its field', async (field, value, message) => {
  expect(await saidOf(entrepreneurForm, { ...both, [field]: value })).toEqual({ [field]: message });
});

test('the second group is begun by any of its eleven fields, and not by a blank', () => {
  expect(Object.keys(moreCompanyLabels)).toHaveLength(11);
  for (const field of Object.keys(moreCompanyLabels)) {
    expect(isMoreBegun({ ...first, [field]: 'x' })).toBe(true);
    expect(isMoreBegun({ ...first, [field]: ' ' })).toBe(false);
  }
});
